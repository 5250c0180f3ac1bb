import type { Payload } from "altcha-lib/types";
import { readJson } from "../read-json.ts";

/**
 * Reads an ALTCHA answer: base64 of `{"challenge", "solution"}`. Nothing when it is none. What it
 * claims is checked by its signature; this only makes sure of the shape that the check reads.
 */
export function readAltchaPayload(answer: string): Payload | undefined {
  try {
    const payload: unknown = readJson(Buffer.from(answer, "base64").toString("utf8"));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isRecord(value) || !isRecord(value["challenge"]) || !isRecord(value["solution"]))
    return false;
  const { parameters, signature } = value["challenge"];
  const { counter, derivedKey } = value["solution"];
  return (
    isRecord(parameters) &&
    typeof parameters["expiresAt"] === "number" &&
    typeof signature === "string" &&
    Number.isInteger(counter) &&
    typeof derivedKey === "string"
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

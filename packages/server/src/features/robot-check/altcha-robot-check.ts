import type { Payload } from "altcha-lib/types";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { isRecord, readJson } from "../../foundation/read-json.ts";
import { deriveKey as deriveSecretKey } from "../../foundation/secrets.ts";
import type { RobotCheckStore } from "./store.ts";
import { type Clock, secondsAfter } from "../../foundation/clock.ts";
import type { RobotCheck } from "./robot-check.ts";

/**
 * Reads an ALTCHA answer: base64 of `{"challenge", "solution"}`. Returns nothing if it is none. Its claims
 * are checked by its signature; this only ensures the shape that the check reads.
 */
function readAltchaPayload(answer: string): Payload | undefined {
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

/** How long a challenge may wait for its answer, in seconds. */
const CHALLENGE_LIFE = 30 * 60;
/** One try takes 1,000 rounds of PBKDF2; with at most 1,500 tries a phone some years old needs a second. */
const COST = 1_000;
const MIN_TRIES = 500;
const MAX_TRIES = 1_500;

/** More work is more rounds and more tries alike: to make and to verify a challenge takes one try. */
const factorOf = (work: number): number => Math.sqrt(work);

export interface AltchaKeys {
  readonly challenge: string;
  readonly answer: string;
}

export function altchaKeys(secret: string): AltchaKeys {
  const key = (purpose: string): string =>
    deriveSecretKey(secret, purpose).export().toString("hex");
  return { challenge: key("altcha-challenge"), answer: key("altcha-answer") };
}

/** Proof of work from our own origin: nothing is loaded from, or sent to, a third party. */
export const createAltchaRobotCheck = (
  keys: AltchaKeys,
  store: RobotCheckStore,
  clock: Clock,
): RobotCheck => ({
  offer: async (work = 1) => {
    const factor = factorOf(work);
    const { parameters, signature } = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: factor * COST,
      counter: randomInt(factor * MAX_TRIES, factor * MIN_TRIES),
      deriveKey,
      expiresAt: secondsAfter(clock(), CHALLENGE_LIFE),
      hmacSignatureSecret: keys.challenge,
      hmacKeySignatureSecret: keys.answer,
    });
    if (signature === undefined) throw new Error("altcha-lib made a challenge without a signature");
    return { provider: "altcha", challenge: { parameters, signature } };
  },
  passes: async (answer, work = 1) => {
    const payload = readAltchaPayload(answer);
    const signature = payload?.challenge.signature;
    const expiresAt = payload?.challenge.parameters.expiresAt;
    if (payload === undefined || signature === undefined || expiresAt === undefined) return false;
    if (expiresAt * 1_000 <= clock().getTime()) return false;
    if (work > 1 && !(payload.challenge.parameters.cost >= factorOf(work) * COST)) return false;
    const result = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: keys.challenge,
      hmacKeySignatureSecret: keys.answer,
    });
    return result.verified && (await store.use(signature, new Date(expiresAt * 1_000)));
  },
});

import { readableText } from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import { fieldError } from "../errors/app-error.ts";

/**
 * Refuses a body with half a surrogate pair: JSON can write one, no text can hold it, and the database
 * stops at it (RFC 7493, section 2.1). The walk may recurse: `readJsonBodies` bounds the depth.
 * @throws AppError `malformed`
 */
export async function checkText({ body }: FastifyRequest): Promise<void> {
  const steps = findBrokenText(body);
  if (steps === undefined) return;
  throw fieldError("malformed", {
    field: steps.toReversed().join(".").toWellFormed(),
    code: "format",
    message: "This has the wrong form.",
  });
}

/** The steps to the first text that is broken, the last one first. */
function findBrokenText(value: unknown): string[] | undefined {
  if (typeof value === "string") return value.isWellFormed() ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const steps = findBrokenText(child);
    if (steps !== undefined) {
      steps.push(key);
      return steps;
    }
  }
  return undefined;
}

/** Secrets are compared as they were typed. */
const secret = /password|token/;

/**
 * Takes out of every text of a body but secrets what makes it read or drawn otherwise than it is, once the contract has
 * been held against it.
 */
export async function straightenText({ body }: FastifyRequest): Promise<void> {
  straighten(body);
}

function straighten(parent: unknown): void {
  if (typeof parent !== "object" || parent === null) return;
  const fields = parent as Record<string, unknown>;
  for (const [key, child] of Object.entries(fields)) {
    if (typeof child !== "string") straighten(child);
    else if (!secret.test(key)) fields[key] = readableText(child);
  }
}

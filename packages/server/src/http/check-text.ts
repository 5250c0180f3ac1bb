import type { FastifyRequest } from "fastify";
import { fieldError } from "../errors/field-error.ts";

/**
 * Refuses a body with half a surrogate pair: JSON can write one, no text can hold it, and the database
 * stops at it (RFC 7493, section 2.1).
 * @throws AppError `malformed`
 */
export async function checkText({ body }: FastifyRequest): Promise<void> {
  const field = findBrokenText(body, []);
  if (field === undefined) return;
  throw fieldError("malformed", {
    field: field.toWellFormed(),
    code: "format",
    message: "This has the wrong form.",
  });
}

/** Where a text is broken, with dots between the steps. */
function findBrokenText(value: unknown, steps: readonly string[]): string | undefined {
  if (typeof value === "string") return value.isWellFormed() ? undefined : steps.join(".");
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = findBrokenText(child, [...steps, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { timingSafeEqual } from "node:crypto";

/** Compares a secret with what a client sent, in a time that does not depend on where they differ. */
export function sameText(secret: string, given: string): boolean {
  const right = Buffer.from(secret);
  const bytes = Buffer.from(given);
  return right.length === bytes.length && timingSafeEqual(right, bytes);
}

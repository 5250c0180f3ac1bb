import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/**
 * A key of its own for every purpose, so that nothing made with one is worth anything to another. An HMAC with a key
 * object costs a fifth of one with bytes, from which Node makes such an object each time.
 */
export const deriveKey = (secret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync("sha256", secret, "gemel", purpose, 32)));

/** A secret that a browser keeps: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** How such a secret is kept here. It is random, so a plain hash reveals nothing about it. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** Returns the keyed hash of a secret: the same each time, and not to be found from the secret alone. */
export const keyedHash = (key: KeyObject, secret: string): string =>
  createHmac("sha256", key).update(secret).digest("base64url");

/** Compares a secret with what a client sent, in a time that does not depend on where they differ. */
export function sameText(secret: string, given: string): boolean {
  const right = Buffer.from(secret);
  const bytes = Buffer.from(given);
  return right.length === bytes.length && timingSafeEqual(right, bytes);
}

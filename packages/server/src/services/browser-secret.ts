import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret that a browser keeps: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** How such a secret is kept here. It is random, so a plain hash tells nothing about it. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** The secret that follows another one: the same each time, and known to nobody who has only the first. */
export const secretAfter = (key: Buffer, secret: string): string =>
  createHmac("sha256", key).update(secret).digest("base64url");

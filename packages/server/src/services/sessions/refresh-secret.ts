import { createHash, randomBytes } from "node:crypto";

/** A new refresh token: 256 random bits. */
export const newRefreshSecret = (): string => randomBytes(32).toString("base64url");

/** How a refresh token is kept. It is random, so a plain hash tells nothing about it. */
export const hashRefreshSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

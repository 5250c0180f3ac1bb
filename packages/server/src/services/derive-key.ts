import { hkdfSync } from "node:crypto";

/** A key of its own for every purpose, so that nothing made with one is worth anything to another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "gemel", purpose, 32));

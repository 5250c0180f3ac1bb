import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";

/** Bytes that a client hands back as they are: nobody can make or change them but us. */
export interface Seals {
  /** @param about what the bytes are for; sealed for one thing they are worth nothing for another */
  seal(about: string, bytes: Buffer): string;
  /** @throws AppError `invalid_cursor` */
  open(about: string, sealed: string, length: number): Buffer;
}

const SEAL = 16;

export function createSeals(key: Buffer): Seals {
  const sealOf = (about: string, bytes: Buffer): Buffer =>
    createHmac("sha256", key).update(`${about}:`).update(bytes).digest().subarray(0, SEAL);
  return {
    seal: (about, bytes) => Buffer.concat([sealOf(about, bytes), bytes]).toString("base64url"),
    open: (about, sealed, length) => {
      const all = Buffer.from(sealed, "base64url");
      const bytes = all.subarray(SEAL);
      if (
        bytes.length !== length ||
        !timingSafeEqual(all.subarray(0, SEAL), sealOf(about, bytes))
      ) {
        throw new AppError("invalid_cursor");
      }
      return bytes;
    },
  };
}

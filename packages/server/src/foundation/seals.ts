import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Bytes that a client hands back as they are: only the server can make or change them. */
export interface Seals {
  /** @param about what the bytes are for; sealed for one thing they are worth nothing for another */
  seal(about: string, bytes: Buffer): string;
  /** The bytes, or nothing when they are not ours, not for this, or not as long. */
  read(about: string, sealed: string, length: number): Buffer | undefined;
  /** For cursors. @throws AppError `invalid_cursor` where `read` has nothing */
  open(about: string, sealed: string, length: number): Buffer;
}

const SEAL = 16;

export function createSeals(key: Buffer): Seals {
  const sealOf = (about: string, bytes: Buffer): Buffer =>
    createHmac("sha256", key).update(`${about}:`).update(bytes).digest().subarray(0, SEAL);
  const read: Seals["read"] = (about, sealed, length) => {
    const all = Buffer.from(sealed, "base64url");
    const bytes = all.subarray(SEAL);
    // Node drops what is no whole byte of base64url, which would make a second form of one seal.
    if (bytes.length !== length || all.toString("base64url") !== sealed) return undefined;
    return timingSafeEqual(all.subarray(0, SEAL), sealOf(about, bytes)) ? bytes : undefined;
  };
  return {
    seal: (about, bytes) => Buffer.concat([sealOf(about, bytes), bytes]).toString("base64url"),
    read,
    open: (about, sealed, length) => {
      const bytes = read(about, sealed, length);
      if (bytes === undefined) throw new AppError("invalid_cursor");
      return bytes;
    },
  };
}

/** A UUID as its 16 bytes. */
export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

/** The UUID of 16 bytes. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Bytes that a client hands back as they are: only the server can make or change them. */
export interface Signer {
  /** @param about what the bytes are for; signed for one thing they are worth nothing for another */
  sign(about: string, bytes: Buffer): string;
  /** The bytes, or nothing when they are not ours, not for this, or not as long. */
  read(about: string, signed: string, length: number): Buffer | undefined;
  /** For cursors. @throws AppError `invalid_cursor` where `read` has nothing */
  readCursor(about: string, signed: string, length: number): Buffer;
}

const SIGNATURE = 16;

export function createSigner(key: Buffer): Signer {
  const signatureOf = (about: string, bytes: Buffer): Buffer =>
    createHmac("sha256", key).update(`${about}:`).update(bytes).digest().subarray(0, SIGNATURE);
  const read: Signer["read"] = (about, signed, length) => {
    const all = Buffer.from(signed, "base64url");
    const bytes = all.subarray(SIGNATURE);
    // Node drops what is no whole byte of base64url, which would make a second form of one signed text.
    if (bytes.length !== length || all.toString("base64url") !== signed) return undefined;
    return timingSafeEqual(all.subarray(0, SIGNATURE), signatureOf(about, bytes))
      ? bytes
      : undefined;
  };
  return {
    sign: (about, bytes) => Buffer.concat([signatureOf(about, bytes), bytes]).toString("base64url"),
    read,
    readCursor: (about, signed, length) => {
      const bytes = read(about, signed, length);
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

import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Bytes that a client hands back as they are: only the server can make or change them. */
export type Signer = ReturnType<typeof createSigner>;

const SIGNATURE = 16;

export function createSigner(key: KeyObject) {
  const signatureOf = (about: string, bytes: Buffer): Buffer =>
    createHmac("sha256", key).update(`${about}:`).update(bytes).digest().subarray(0, SIGNATURE);
  const read = (about: string, signed: string, length: number) => {
    const all = Buffer.from(signed, "base64url");
    const bytes = all.subarray(SIGNATURE);
    // Node drops what is no whole byte of base64url, which would make a second form of one signed text.
    if (bytes.length !== length || all.toString("base64url") !== signed) return undefined;
    return timingSafeEqual(all.subarray(0, SIGNATURE), signatureOf(about, bytes))
      ? bytes
      : undefined;
  };
  return {
    /** @param about what the bytes are for; signed for one thing they are worth nothing for another */
    sign: (about: string, bytes: Buffer) =>
      Buffer.concat([signatureOf(about, bytes), bytes]).toString("base64url"),
    /** The bytes, or nothing when they are not ours, not for this, or not as long. */
    read,
    /** For cursors. @throws AppError `invalid_cursor` where `read` has nothing */
    readCursor: (about: string, signed: string, length: number) => {
      const bytes = read(about, signed, length);
      if (bytes === undefined) throw new AppError("invalid_cursor");
      return bytes;
    },
  };
}

export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

import { createHash } from "node:crypto";
import { uuidOf } from "../../foundation/signer.ts";

/** An id that follows from a name, as a UUID of version 8 (RFC 9562, section 5.8). */
export function memberId(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
}

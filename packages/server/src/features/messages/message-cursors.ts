import { AppError } from "../../errors/app-error.ts";
import type { Signer } from "../../foundation/signer.ts";

/** Cursors that say where a message stands in its conversation. */
export interface MessageCursors {
  /** For those in a conversation, to come back to it live; a later one sorts after an earlier one. */
  signLive(conversationId: string, seq: number): string;
  /** @throws AppError `invalid_cursor` */
  readLive(conversationId: string, cursor: string): number;
  /** For one member, to read on backwards. */
  signBefore(memberId: string, conversationId: string, seq: number): string;
  /** @throws AppError `invalid_cursor` */
  readBefore(memberId: string, conversationId: string, cursor: string): number;
}

const SEQ = 6;

function seqBytes(seq: number): Buffer {
  const bytes = Buffer.alloc(SEQ);
  bytes.writeUIntBE(seq, 0, SEQ);
  return bytes;
}

export function createMessageCursors(signer: Signer): MessageCursors {
  const live = (conversationId: string): string => `live:${conversationId}`;
  const before = (memberId: string, conversationId: string): string =>
    `${memberId}:messages:${conversationId}`;
  const signLive: MessageCursors["signLive"] = (conversationId, seq) => {
    const bytes = seqBytes(seq);
    return bytes.toString("hex") + signer.sign(live(conversationId), bytes);
  };
  return {
    signLive,
    readLive: (conversationId, cursor) => {
      const signed = cursor.slice(2 * SEQ);
      const seq = signer.readCursor(live(conversationId), signed, SEQ).readUIntBE(0, SEQ);
      if (signLive(conversationId, seq) !== cursor) throw new AppError("invalid_cursor");
      return seq;
    },
    signBefore: (memberId, conversationId, seq) =>
      signer.sign(before(memberId, conversationId), seqBytes(seq)),
    readBefore: (memberId, conversationId, cursor) =>
      signer.readCursor(before(memberId, conversationId), cursor, SEQ).readUIntBE(0, SEQ),
  };
}

import { AppError } from "../../errors/app-error.ts";
import type { Seals } from "../../foundation/seals.ts";

/** Cursors that say where a message stands in its conversation. */
export interface MessageCursors {
  /** For those in a conversation, to come back to it live; a later one sorts after an earlier one. */
  sealLive(conversationId: string, seq: number): string;
  /** @throws AppError `invalid_cursor` */
  openLive(conversationId: string, cursor: string): number;
  /** For one member, to read on backwards. */
  sealBefore(memberId: string, conversationId: string, seq: number): string;
  /** @throws AppError `invalid_cursor` */
  openBefore(memberId: string, conversationId: string, cursor: string): number;
}

const SEQ = 6;

function seqBytes(seq: number): Buffer {
  const bytes = Buffer.alloc(SEQ);
  bytes.writeUIntBE(seq, 0, SEQ);
  return bytes;
}

export function createMessageCursors(seals: Seals): MessageCursors {
  const live = (conversationId: string): string => `live:${conversationId}`;
  const before = (memberId: string, conversationId: string): string =>
    `${memberId}:messages:${conversationId}`;
  const sealLive: MessageCursors["sealLive"] = (conversationId, seq) => {
    const bytes = seqBytes(seq);
    return bytes.toString("hex") + seals.seal(live(conversationId), bytes);
  };
  return {
    sealLive,
    openLive: (conversationId, cursor) => {
      const sealed = cursor.slice(2 * SEQ);
      const seq = seals.open(live(conversationId), sealed, SEQ).readUIntBE(0, SEQ);
      if (sealLive(conversationId, seq) !== cursor) throw new AppError("invalid_cursor");
      return seq;
    },
    sealBefore: (memberId, conversationId, seq) =>
      seals.seal(before(memberId, conversationId), seqBytes(seq)),
    openBefore: (memberId, conversationId, cursor) =>
      seals.open(before(memberId, conversationId), cursor, SEQ).readUIntBE(0, SEQ),
  };
}

import { AppError } from "../../errors/app-error.ts";
import type { Signer } from "../../foundation/signer.ts";

declare module "../../services.ts" {
  interface Services {
    readonly messageCursors: MessageCursors;
  }
}

type MessageCursors = ReturnType<typeof createMessageCursors>;

const SEQ = 6;

function seqBytes(seq: number): Buffer {
  const bytes = Buffer.alloc(SEQ);
  bytes.writeUIntBE(seq, 0, SEQ);
  return bytes;
}

export function createMessageCursors(signer: Signer) {
  const live = (conversationId: string): string => `live:${conversationId}`;
  const before = (memberId: string, conversationId: string): string =>
    `${memberId}:messages:${conversationId}`;
  const signLive = (conversationId: string, seq: number) => {
    const bytes = seqBytes(seq);
    return bytes.toString("hex") + signer.sign(live(conversationId), bytes);
  };
  return {
    /** For those in a conversation, to come back to it live; a later one sorts after an earlier one. */
    signLive,
    /** @throws AppError `invalid_cursor` */
    readLive: (conversationId: string, cursor: string) => {
      const signed = cursor.slice(2 * SEQ);
      const seq = signer.readCursor(live(conversationId), signed, SEQ).readUIntBE(0, SEQ);
      if (signLive(conversationId, seq) !== cursor) throw new AppError("invalid_cursor");
      return seq;
    },
    /** For one member, to read on backwards. */
    signBefore: (memberId: string, conversationId: string, seq: number) =>
      signer.sign(before(memberId, conversationId), seqBytes(seq)),
    /** @throws AppError `invalid_cursor` */
    readBefore: (memberId: string, conversationId: string, cursor: string) =>
      signer.readCursor(before(memberId, conversationId), cursor, SEQ).readUIntBE(0, SEQ),
  };
}

import type { Selectable } from "kysely";
import type { Message } from "../../live/delivery.ts";
import type { Schema } from "../../database/schema.ts";

export const asMessage = (row: Selectable<Schema["messages"]>): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  senderId: row.sender_id,
  // The migration lets no other in.
  role: row.role as Message["role"],
  kind: row.kind as Message["kind"],
  text: row.text,
  audio:
    row.audio_file === null
      ? null
      : {
          file: row.audio_file,
          mime: row.audio_mime ?? "",
          durationMs: row.audio_duration_ms ?? 0,
        },
  transcript: row.transcript,
  clientMessageId: row.client_msg_id,
  createdAt: row.created_at,
});

import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { audioTypeOf } from "../audio/audio-kind.ts";
import { judgeRecording } from "../audio/judge-recording.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { letGo } from "../media/let-go.ts";
import { type AddParts, addOnce } from "../messages/add-message.ts";
import type { Message } from "../messages/message.ts";
import type { Parts } from "../parts.ts";
import { noteRules } from "./note-rules.ts";

/** A voice note as it was uploaded. */
export interface VoiceNote {
  readonly senderId: string;
  readonly conversation: Conversation;
  /** Where the upload is. */
  readonly path: string;
  readonly clientMessageId: string | null;
}

type SendParts = AddParts & Pick<Parts, "ai" | "media">;

/**
 * Sends a recording into a conversation between people; one that was sent before is judged again, and
 * answered as it was. The file is kept before the row names it; `sweepMedia` erases what no row names.
 * What it says is written down later, where that is configured.
 * @throws AppError `conversation_closed`, or for a recording that is not accepted
 */
export async function sendVoiceNote(parts: SendParts, note: VoiceNote): Promise<Message> {
  const { senderId, conversation, clientMessageId } = note;
  const judged = await judgeRecording({ path: note.path, memberId: senderId }, noteRules);
  const sent =
    clientMessageId === null
      ? undefined
      : await parts.stores.messages.findSent(conversation.id, senderId, clientMessageId);
  if (sent !== undefined) return sent;
  if (conversation.closedAt !== null) throw new AppError("conversation_closed");

  const file = `${randomUUID()}.${judged.kind}`;
  await parts.media.keep(file, judged.bytes);
  const { message, isNew } = await addOnce(parts, {
    conversationId: conversation.id,
    senderId,
    role: "user",
    kind: "audio",
    text: null,
    audio: { file, mime: audioTypeOf(file), durationMs: Math.round(judged.seconds * 1_000) },
    transcript: null,
    clientMessageId,
  });
  if (!isNew) await letGo(parts, file);
  else if (parts.ai.transcriber !== undefined) {
    const ids = { conversationId: conversation.id, messageId: message.id };
    await parts.stores.jobs.send("transcript", ids);
  }
  return message;
}

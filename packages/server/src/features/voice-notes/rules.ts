import { randomUUID } from "node:crypto";
import type { RecordingRules } from "../../media/audio/recording-rules.ts";
import { AppError, fieldError } from "../../errors/app-error.ts";
import { type Conversation, requireConversation } from "../conversations/rules.ts";
import { spendBudget, voiceCost } from "../ai-budget/rules.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { requireStatus } from "../accounts/account.ts";
import { audioTypeOf } from "../../media/audio/audio-kind.ts";
import { judgeRecording } from "../../media/audio/judge-recording.ts";
import { eraseFile } from "../../media/media-store.ts";
import { addOnce, type AddServices, findMessageFor, findSentMessage } from "../messages/rules.ts";
import type { Message } from "../../live/delivery.ts";

/**
 * The rules of a voice note: at most ten minutes. Chrome and Firefox record Opus in webm. Safari on an iPhone
 * plays that only since 17.4, and from memory only since 17.5. It plays Opus in ogg since 18.4, and Opus in
 * mp4 since 17.0; all other browsers play Opus in mp4 too. So Opus is put into mp4, without coding it again.
 * AAC in mp4, MP3 and WAV play everywhere and stay as they are.
 */
export const noteRules: RecordingRules = {
  field: "audio",
  maxSeconds: 600,
  opusInto: "m4a",
  tooLong: "The recording is too long. Max 10 minutes.",
};

/**
 * A conversation that voice notes are sent into: one with a person. Whether it has ended is answered when the
 * note is there, because one that was sent before is answered again.
 * @throws AppError `onboarding_incomplete`, `not_found`, or `rule_broken` for a twin and the advisor
 */
export async function requireNoteable(
  services: Pick<Services, "db">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
): Promise<Conversation> {
  requireStatus(member, "onboarding_complete");
  const conversation = await requireConversation(services, member.id, conversationId);
  if (conversation.type === "user") return conversation;
  throw fieldError("rule_broken", {
    field: "id",
    code: "wrong_type",
    message: "Voice notes are for conversations with people.",
  });
}

/**
 * Finds the file of a voice note, for a member who can see it.
 * @returns its name
 * @throws AppError `not_found` also for a text, and for messages from before the member deleted the
 *   conversation
 */
export async function findRecording(
  services: Pick<Services, "db">,
  memberId: string,
  conversationId: string,
  messageId: string,
): Promise<string> {
  await requireConversation(services, memberId, conversationId);
  const message = await findMessageFor(services.db, memberId, conversationId, messageId);
  if (message === undefined || message.audio === null) throw new AppError("not_found");
  return message.audio.file;
}

export interface VoiceNote {
  readonly senderId: string;
  readonly conversation: Conversation;
  readonly path: string;
  readonly clientMessageId: string | null;
}

type SendServices = AddServices & Pick<Services, "ai" | "media">;

/**
 * Sends a recording into a conversation between people. One that was sent before is judged again, and gets
 * the same answer as before. The file is kept before the row names it; `sweepMedia` erases files that no row
 * names. The transcript is written later, if that is configured and the sender has budget left; it is paid
 * for here, once for all tries.
 * @throws AppError `conversation_closed`, or for a recording that is not accepted
 */
export async function sendVoiceNote(services: SendServices, note: VoiceNote): Promise<Message> {
  const { senderId, conversation, clientMessageId } = note;
  const judged = await judgeRecording({ path: note.path, memberId: senderId }, noteRules);
  const sent =
    clientMessageId === null
      ? undefined
      : await findSentMessage(services.db, conversation.id, senderId, clientMessageId);
  if (sent !== undefined) return sent;
  if (conversation.closedAt !== null) throw new AppError("conversation_closed");

  const file = `${randomUUID()}.${judged.kind}`;
  await services.media.keep(file, judged.bytes);
  const { message, isNew } = await addOnce(services, {
    conversationId: conversation.id,
    senderId,
    role: "user",
    kind: "audio",
    text: null,
    audio: { file, mime: audioTypeOf(file), durationMs: Math.round(judged.seconds * 1_000) },
    transcript: null,
    clientMessageId,
  });
  if (!isNew) await eraseFile(services, file);
  else if (
    services.ai.transcriber !== undefined &&
    (await spendBudget(services, senderId, voiceCost(judged.seconds)))
  ) {
    const ids = { conversationId: conversation.id, messageId: message.id };
    await services.db.jobs.send("transcript", ids);
  }
  return message;
}

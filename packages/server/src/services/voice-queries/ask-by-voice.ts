import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { AiError } from "../ai/ai-error.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { MediaError } from "../media/media-error.ts";
import { type AddParts, addMessage } from "../messages/add-message.ts";
import { textParts } from "../messages/message.ts";
import type { Parts } from "../parts.ts";
import { speakAnswer } from "./speak-answer.ts";
import { understandQuestion } from "./understand-question.ts";

/** A spoken question as it was uploaded. */
export interface VoiceQuestion {
  readonly memberId: string;
  readonly conversation: Conversation;
  /** Where the upload is. */
  readonly path: string;
  /** Whether only to write it down. */
  readonly review: boolean;
}

/** What was understood and answered. */
export interface VoiceAnswer {
  readonly question: string;
  /** The answer, stored with its question; null where it was only written down. */
  readonly answered: {
    readonly answer: string;
    readonly questionId: string;
    readonly answerId: string;
    /** The spoken answer; null where there is none. */
    readonly replyId: string | null;
  } | null;
}

type AskParts = AddParts & Pick<Parts, "ai" | "answerer" | "media">;

/**
 * Has a spoken question written down and answered, and the answer read aloud. Question and answer become
 * messages together, when the answer is there: whoever leaves before leaves nothing behind. An answer
 * that cannot be read aloud is one without a voice.
 * @param onSilent told why an answer has no voice although one is configured
 * @throws AppError `voice_not_configured`, `unavailable`, `rate_limited`, or for a recording that is not
 *   accepted; the signal's reason once it is aborted
 */
export async function askByVoice(
  parts: AskParts,
  { memberId, conversation, path, review }: VoiceQuestion,
  signal: AbortSignal,
  onSilent: (error: AiError | MediaError) => void,
): Promise<VoiceAnswer> {
  const { transcriber } = parts.ai;
  if (transcriber === undefined) throw new AppError("voice_not_configured");
  try {
    const question = await understandQuestion(parts, transcriber, { memberId, path }, signal);
    if (review) return { question, answered: null };
    const answered = await parts.answerer.answerNow(
      conversation,
      question,
      signal,
      async (answer) => {
        const file = await speak(parts, answer, signal, onSilent);
        signal.throwIfAborted();
        return keep(parts, memberId, conversation.id, { question, answer, file });
      },
    );
    return { question, answered };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    throw Object.assign(new AppError("unavailable"), { cause: error });
  }
}

async function speak(
  parts: Pick<Parts, "ai" | "media">,
  answer: string,
  signal: AbortSignal,
  onSilent: (error: AiError | MediaError) => void,
): Promise<string | null> {
  if (parts.ai.speech === undefined) return null;
  try {
    return await speakAnswer(parts, parts.ai.speech, answer, signal);
  } catch (error) {
    if (!(error instanceof AiError || error instanceof MediaError)) throw error;
    onSilent(error);
    return null;
  }
}

interface Said {
  readonly question: string;
  readonly answer: string;
  readonly file: string | null;
}

/** A process that is killed between the two leaves a question that another one, or its next start, answers. */
async function keep(
  parts: AddParts,
  memberId: string,
  conversationId: string,
  { question, answer, file }: Said,
): Promise<NonNullable<VoiceAnswer["answered"]>> {
  const said = { ...textParts, conversationId, clientMessageId: null } as const;
  const asked = await addMessage(
    parts,
    { ...said, senderId: memberId, role: "user", text: question },
    { isQuestion: true },
  );
  const answered = await addMessage(
    parts,
    { ...said, senderId: null, role: "assistant", text: answer },
    { answers: [asked.seq] },
  );
  const replyId = file === null ? null : randomUUID();
  if (file !== null && replyId !== null) {
    const reply = { id: replyId, messageId: answered.id, memberId, file };
    await parts.stores.voiceReplies.add({ ...reply, createdAt: parts.clock() });
  }
  return { answer, questionId: asked.id, answerId: answered.id, replyId };
}

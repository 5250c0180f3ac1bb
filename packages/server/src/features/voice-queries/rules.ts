import { randomUUID } from "node:crypto";
import { AppError, fieldError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/account.ts";
import { type Conversation, requireConversation } from "../conversations/rules.ts";
import { addMessage, type AddServices, requireSpeakable } from "../messages/rules.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { AiError } from "../../ai/ai-error.ts";
import { MediaError } from "../../media/media-error.ts";
import { textParts } from "../../live/delivery.ts";
import { speakAnswer, understandQuestion } from "./speech.ts";
import { voiceReplyStore } from "./store.ts";
import { areTextsTheSame, findTexts, type TwinTexts } from "../twins/sharing.ts";
import { eraseFile } from "../../media/media-store.ts";

/**
 * Returns a conversation with a twin or the advisor in which a member may ask by voice now.
 * @param type the type that the member expects
 * @throws AppError `onboarding_incomplete`, `not_found`, `rule_broken` for one of another type,
 *   `conversation_closed` or `twin_not_shared`
 */
export async function requireAskable(
  services: Pick<Services, "db">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  type: "twin" | "advisor",
): Promise<Conversation> {
  requireStatus(member, "onboarding_complete");
  const conversation = await requireConversation(services, member.id, conversationId);
  if (conversation.type !== type) {
    throw fieldError("rule_broken", {
      field: "convType",
      code: "wrong_type",
      message: "This conversation is not of that type.",
    });
  }
  await requireSpeakable(services, member.id, conversation);
  return conversation;
}

export interface VoiceQuestion {
  readonly memberId: string;
  readonly conversation: Conversation;
  readonly path: string;
  /** Whether only to write it down. */
  readonly review: boolean;
}

export interface VoiceAnswer {
  readonly question: string;
  /** The answer, stored with its question; null if the question was only written down. */
  readonly answered: {
    readonly answer: string;
    readonly questionId: string;
    readonly answerId: string;
    /** Id of the spoken answer; null if there is none. */
    readonly replyId: string | null;
  } | null;
}

type AskServices = AddServices & Pick<Services, "ai" | "answerer" | "media">;

/**
 * Has a spoken question written down and answered, and the answer read aloud. Question and answer become
 * messages together, once the answer is there: a caller that leaves before that leaves nothing behind. An
 * answer that cannot be read aloud has no voice.
 * @param onSilent called with the reason when an answer has no voice although one is configured
 * @throws AppError `voice_not_configured`, `unavailable`, `rate_limited`, or for a recording that is not
 *   accepted; the signal's reason once it is aborted
 */
export async function askByVoice(
  services: AskServices,
  { memberId, conversation, path, review }: VoiceQuestion,
  signal: AbortSignal,
  onSilent: (error: AiError | MediaError) => void,
): Promise<VoiceAnswer> {
  const { transcriber } = services.ai;
  if (transcriber === undefined) throw new AppError("voice_not_configured");
  try {
    const question = await understandQuestion(services, transcriber, { memberId, path }, signal);
    if (review) return { question, answered: null };
    const answered = await services.answerer.answerNow(
      conversation,
      question,
      signal,
      async (answer) => {
        const shared = await findShared(services, memberId, conversation);
        const file = await speak(services, { memberId, answer }, signal, onSilent);
        try {
          signal.throwIfAborted();
          await requireStill(services, memberId, conversation, shared);
          return await keep(services, memberId, conversation.id, { question, answer, file });
        } catch (error) {
          if (file !== null) await eraseFile(services, file);
          throw error;
        }
      },
    );
    return { question, answered };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    throw Object.assign(new AppError("unavailable"), { cause: error });
  }
}

/** The texts that another member's twin may say, and the owner of the twin. */
interface Shared {
  readonly ownerId: string;
  readonly texts: TwinTexts | undefined;
}

/** Undefined for the member's own twin, and for the advisor. */
async function findShared(
  { db }: Pick<Services, "db">,
  memberId: string,
  { type, subjectId: ownerId }: Pick<Conversation, "type" | "subjectId">,
): Promise<Shared | undefined> {
  if (type !== "twin" || ownerId === null || ownerId === memberId) return undefined;
  return { ownerId, texts: await findTexts(db, ownerId) };
}

/**
 * Refuses to keep an answer that was right before it was read aloud, where the member may not go on in the
 * conversation, or the twin may not say the same: it may quote what is taken back.
 * @throws AppError `not_found`, `conversation_closed`, `twin_not_shared` or `unavailable`
 */
async function requireStill(
  services: Pick<Services, "db">,
  memberId: string,
  conversation: Conversation,
  shared: Shared | undefined,
): Promise<void> {
  const current = await requireConversation(services, memberId, conversation.id);
  await requireSpeakable(services, memberId, current);
  if (shared === undefined) return;
  if (await areTextsTheSame(services.db, shared.ownerId, shared.texts)) return;
  throw new AppError("unavailable");
}

async function speak(
  services: Pick<Services, "ai" | "clock" | "db" | "media">,
  spoken: { readonly memberId: string; readonly answer: string },
  signal: AbortSignal,
  onSilent: (error: AiError | MediaError) => void,
): Promise<string | null> {
  if (services.ai.speech === undefined) return null;
  try {
    return await speakAnswer(services, services.ai.speech, spoken, signal);
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
  services: AddServices,
  memberId: string,
  conversationId: string,
  { question, answer, file }: Said,
): Promise<NonNullable<VoiceAnswer["answered"]>> {
  const said = { ...textParts, conversationId, clientMessageId: null } as const;
  const asked = await addMessage(
    services,
    { ...said, senderId: memberId, role: "user", text: question },
    { isQuestion: true },
  );
  const answered = await addMessage(
    services,
    { ...said, senderId: null, role: "assistant", text: answer },
    { answers: [asked.seq] },
  );
  const replyId = file === null ? null : randomUUID();
  if (file !== null && replyId !== null) {
    const reply = { id: replyId, messageId: answered.id, memberId, file };
    await voiceReplyStore(services.db).add({ ...reply, createdAt: services.clock() });
  }
  return { answer, questionId: asked.id, answerId: answered.id, replyId };
}

/**
 * Finds the file of a spoken answer, for the member who asked; not found once its conversation is not found.
 * @returns its name
 * @throws AppError `not_found`
 */
export async function findVoiceReply(
  services: Pick<Services, "db">,
  memberId: string,
  id: string,
): Promise<string> {
  const reply = await voiceReplyStore(services.db).find(memberId, id);
  if (reply === undefined) throw new AppError("not_found");
  await requireConversation(services, memberId, reply.conversationId);
  return reply.file;
}

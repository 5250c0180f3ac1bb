import type { ChatMessage } from "../../ai/ai.ts";
import type { Conversation } from "../conversations/rules.ts";
import { answerAsAdvisor, type OfflineReason } from "./offline/answer-as-advisor.ts";
import { answerAsTwin } from "./offline/answer-as-twin.ts";
import type { Services } from "../../services.ts";
import { advisorPrompt, twinPrompt } from "./prompts/prompts.ts";
import type { DatedMessage, TwinFacts } from "./prompts/facts.ts";
import { gatherAdvice, gatherTwin } from "./facts.ts";
import { AiError } from "../../ai/ai-error.ts";
import { chatAtCostOf } from "../ai-budget/rules.ts";
import { findAccount } from "../accounts/account.ts";
import { hasAddress, spellsHandle } from "../profiles/contact-details.ts";
import { areTextsTheSame, type TwinTexts } from "../twins/sharing.ts";

/** The two ways to answer the last message. */
interface Turn {
  readonly prompt: readonly ChatMessage[];
  readonly answerOffline: (reason: OfflineReason) => string;
  /** The texts that another member's twin may say. */
  readonly shared: TwinTexts | null;
}

/** A link may lead to an address of any form. */
const link = /\]\s*\(|^[ \t]*\[[^\]]+\]:|<[a-z][a-z+.-]*:/im;

/**
 * Returns whether an answer leads out of Gemel. The input of an AI has no way out, and its rules forbid one;
 * but a text of another member can make the AI spell one, in a voice that the reader trusts.
 */
const leadsOut = (answer: string): boolean =>
  link.test(answer) || hasAddress(answer) || spellsHandle(answer);

/**
 * Prepares the answer of a twin or the advisor in the member's own language.
 * @param history the messages so far, the oldest first; the newest is the one to answer
 * @returns undefined if the AI has nothing to say to the member (any more)
 */
async function prepareTurn(
  services: Pick<Services, "clock" | "db" | "pairNoise">,
  { type, subjectId }: Pick<Conversation, "type" | "subjectId">,
  memberId: string,
  history: readonly DatedMessage[],
): Promise<Turn | undefined> {
  const account = await findAccount(services.db, memberId);
  if (account?.status !== "active" || subjectId === null) return undefined;
  if (type === "twin") {
    const facts = await gatherTwin(services, memberId, subjectId, account.language);
    if (facts === undefined) return undefined;
    const said = sayable(facts, history);
    return {
      prompt: twinPrompt(facts, said),
      answerOffline: (reason) => answerAsTwin(facts, said, reason),
      shared: facts.shared,
    };
  }
  const facts = await gatherAdvice(services, memberId, subjectId, account.language);
  return (
    facts && {
      prompt: advisorPrompt(facts, history),
      answerOffline: (reason) => answerAsAdvisor(facts, history, reason),
      shared: null,
    }
  );
}

/**
 * Leaves out the twin's messages from before its owner last confirmed or answered: they may quote withdrawn
 * texts.
 */
const sayable = ({ shared }: TwinFacts, history: readonly DatedMessage[]) =>
  history.filter(({ role, at }) => role === "user" || shared === null || at >= shared.since);

export type ComposeServices = Pick<Services, "ai" | "clock" | "db" | "pairNoise">;

export interface Asked {
  readonly conversation: Pick<Conversation, "type" | "subjectId">;
  readonly memberId: string;
  /** The messages so far, the oldest first; the newest is the one to answer. */
  readonly history: readonly DatedMessage[];
}

/**
 * The answer of a twin or the advisor: the AI's or, if none is configured, it fails or leads out of Gemel, or
 * the member's budget of the day is spent, the offline responder's, which says so. A member always gets an
 * answer.
 * @param onFailure called with the reason when the AI fails
 * @returns undefined if the AI has nothing to say to the member (any more)
 * @throws the signal's reason once it is aborted
 */
export async function composeAnswer(
  services: ComposeServices,
  asked: Asked,
  signal: AbortSignal,
  onFailure: (error: AiError) => void,
): Promise<string | undefined> {
  const { conversation, memberId, history } = asked;
  const turn = await prepareTurn(services, conversation, memberId, history);
  if (turn === undefined) return undefined;
  const { chat } = services.ai;
  if (chat === undefined) return turn.answerOffline("absent");
  try {
    const answer = await chatAtCostOf(services, memberId, chat, turn.prompt, signal);
    if (answer === undefined) return turn.answerOffline("spent");
    if (conversation.subjectId !== memberId && leadsOut(answer)) throw new AiError("nonsense");
    if (await isStillShared(services, asked, turn)) return answer;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    onFailure(error);
    if (await isStillShared(services, asked, turn)) return turn.answerOffline("failed");
  }
  // The texts that may be said changed while the AI wrote: the answer may quote one that was taken back.
  return composeAnswer(services, asked, signal, onFailure);
}

async function isStillShared(
  { db }: ComposeServices,
  { conversation: { subjectId } }: Asked,
  { shared }: Turn,
): Promise<boolean> {
  return shared === null || subjectId === null || areTextsTheSame(db, subjectId, shared);
}

import type { ChatMessage } from "../ai/ai.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { answerAsAdvisor } from "../offline/answer-as-advisor.ts";
import { answerAsTwin } from "../offline/answer-as-twin.ts";
import type { OfflineReason } from "../offline/offline-reason.ts";
import type { Parts } from "../parts.ts";
import { advisorPrompt } from "../prompts/advisor-prompt.ts";
import type { DatedMessage, TwinFacts } from "../prompts/facts.ts";
import { twinPrompt } from "../prompts/twin-prompt.ts";
import { gatherAdvice } from "./gather-advice.ts";
import { gatherTwin } from "./gather-twin.ts";

/** The two ways to answer what was said last. */
export interface Turn {
  readonly prompt: readonly ChatMessage[];
  readonly answerOffline: (reason: OfflineReason) => string;
  /** When the owner of another member's twin confirmed what it speaks from. */
  readonly confirmedAt: Date | null;
}

/**
 * Prepares the answer of a twin or the advisor in the member's own language.
 * @param history what was said so far, the oldest first; the newest is what is answered
 * @returns nothing where the AI has nothing to say to the member (any more)
 */
export async function prepareTurn(
  parts: Pick<Parts, "clock" | "pairNoise" | "stores">,
  { type, subjectId }: Pick<Conversation, "type" | "subjectId">,
  memberId: string,
  history: readonly DatedMessage[],
): Promise<Turn | undefined> {
  const account = await parts.stores.accounts.findById(memberId);
  if (account?.standing !== "active" || subjectId === null) return undefined;
  if (type === "twin") {
    const facts = await gatherTwin(parts, memberId, subjectId, account.language);
    if (facts === undefined) return undefined;
    const heard = sinceConfirmed(facts, history);
    return {
      prompt: twinPrompt(facts, heard),
      answerOffline: (reason) => answerAsTwin(facts, heard, reason),
      confirmedAt: facts.confirmedAt,
    };
  }
  const facts = await gatherAdvice(parts, memberId, subjectId, account.language);
  return (
    facts && {
      prompt: advisorPrompt(facts, history),
      answerOffline: (reason) => answerAsAdvisor(facts, history, reason),
      confirmedAt: null,
    }
  );
}

/** Without what the twin said before its owner confirmed the last time: it may quote what is taken back. */
const sinceConfirmed = (
  { confirmedAt }: TwinFacts,
  history: readonly DatedMessage[],
): readonly DatedMessage[] =>
  history.filter(({ role, at }) => role === "user" || confirmedAt === null || at >= confirmedAt);

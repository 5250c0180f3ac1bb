import { AiError } from "../ai/ai-error.ts";
import type { Conversation } from "../conversations/conversation.ts";
import type { Parts } from "../parts.ts";
import type { DatedMessage } from "../prompts/facts.ts";
import { spendBudget } from "./ai-budget.ts";
import { prepareTurn, type Turn } from "./prepare-turn.ts";

/** What composing an answer needs. */
export type ComposeParts = Pick<Parts, "ai" | "clock" | "pairNoise" | "stores">;

/** A question in its conversation. */
export interface Asked {
  readonly conversation: Pick<Conversation, "type" | "subjectId">;
  readonly memberId: string;
  /** What was said so far, the oldest first; the newest is what is answered. */
  readonly history: readonly DatedMessage[];
}

/**
 * The answer of a twin or the advisor: the AI's, or, where none is configured, it fails, or the member's
 * budget of the day is spent, the offline responder's, which says so. A member is never left in silence.
 * @param onFailure told why the AI failed
 * @returns nothing where the AI has nothing to say to the member (any more)
 * @throws the signal's reason once it is aborted
 */
export async function composeAnswer(
  parts: ComposeParts,
  asked: Asked,
  signal: AbortSignal,
  onFailure: (error: AiError) => void,
): Promise<string | undefined> {
  const { conversation, memberId, history } = asked;
  const turn = await prepareTurn(parts, conversation, memberId, history);
  if (turn === undefined) return undefined;
  const { chat } = parts.ai;
  if (chat === undefined) return turn.answerOffline("absent");
  const length = turn.prompt.reduce((sum, { content }) => sum + content.length, 0);
  if (!(await spendBudget(parts, memberId, length))) return turn.answerOffline("spent");
  try {
    const answer = await chat.answer(turn.prompt, signal);
    await spendBudget(parts, memberId, answer.length);
    if (await isStillConfirmed(parts, asked, turn)) return answer;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    onFailure(error);
    if (await isStillConfirmed(parts, asked, turn)) return turn.answerOffline("failed");
  }
  // The owner decided again while the AI wrote: the answer may quote what is taken back.
  return composeAnswer(parts, asked, signal, onFailure);
}

async function isStillConfirmed(
  { stores }: ComposeParts,
  { conversation: { subjectId } }: Asked,
  { confirmedAt }: Turn,
): Promise<boolean> {
  if (confirmedAt === null || subjectId === null) return true;
  const set = await stores.twinSharing.find(subjectId);
  return set?.confirmedAt.getTime() === confirmedAt.getTime();
}

import { AiError } from "../ai/ai-error.ts";
import type { Conversation } from "../conversations/conversation.ts";
import type { Parts } from "../parts.ts";
import type { SaidMessage } from "../prompts/facts.ts";
import { spendBudget } from "./ai-budget.ts";
import { prepareTurn } from "./prepare-turn.ts";

/** What composing an answer needs. */
export type ComposeParts = Pick<Parts, "ai" | "clock" | "stores">;

/** A question in its conversation. */
export interface Asked {
  readonly conversation: Pick<Conversation, "type" | "subjectId">;
  readonly memberId: string;
  /** What was said so far, the oldest first; the newest is what is answered. */
  readonly history: readonly SaidMessage[];
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
  { conversation, memberId, history }: Asked,
  signal: AbortSignal,
  onFailure: (error: AiError) => void,
): Promise<string | undefined> {
  const turn = await prepareTurn(parts, conversation, memberId, history);
  if (turn === undefined) return undefined;
  const { chat } = parts.ai;
  if (chat === undefined) return turn.answerOffline("absent");
  const asked = turn.prompt.reduce((sum, { content }) => sum + content.length, 0);
  if (!(await spendBudget(parts, memberId, asked))) return turn.answerOffline("spent");
  try {
    const answer = await chat.answer(turn.prompt, signal);
    await spendBudget(parts, memberId, answer.length);
    return answer;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    onFailure(error);
    return turn.answerOffline("failed");
  }
}

import { AiError, type AiFault } from "../../ai/ai-error.ts";
import type { ChatMessage, ChatModel } from "../../ai/ai.ts";
import { dayOf } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { aiUsageStore } from "./store.ts";

/** Characters of prompts and answers together: some hundred answers, about 300,000 tokens. */
export const DAILY_CHARACTERS = 1_200_000;

type BudgetServices = Pick<Services, "clock" | "db">;

/** Takes characters from a member's budget of today. @returns whether there was any left */
export const spendBudget = (
  { clock, db }: BudgetServices,
  memberId: string,
  characters: number,
): Promise<boolean> =>
  aiUsageStore(db).spend(memberId, dayOf(clock()), characters, DAILY_CHARACTERS);

/** How an AI fails after it has begun to work: that costs what it would have cost. */
const atWork: ReadonlySet<AiFault> = new Set(["slow", "nonsense"]);

/**
 * Asks an AI at the cost of a member. The cost is taken before, and given back if the AI fails without having
 * worked: it was not asked, cannot be reached, or did not accept the input.
 * @returns its answer, or nothing if the member has no budget left today
 * @throws the errors of `ask`
 */
export async function atCostOf<T>(
  services: BudgetServices,
  memberId: string,
  characters: number,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  const usage = aiUsageStore(services.db);
  const day = dayOf(services.clock());
  if (!(await usage.spend(memberId, day, characters, DAILY_CHARACTERS))) return undefined;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AiError && !atWork.has(error.fault)) {
      await usage.giveBack(memberId, day, characters);
    }
    throw error;
  }
}

/**
 * The answer of a chat model at the cost of a member: of the prompt, as `atCostOf`, and of the answer.
 * @returns nothing where the member has no budget left today
 * @throws AiError, or the signal's reason once it is aborted
 */
export async function chatAtCostOf(
  services: BudgetServices,
  memberId: string,
  chat: ChatModel,
  prompt: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const length = prompt.reduce((sum, { content }) => sum + content.length, 0);
  const answer = await atCostOf(services, memberId, length, () => chat.answer(prompt, signal));
  if (answer !== undefined) await spendBudget(services, memberId, answer.length);
  return answer;
}

/**
 * The cost of a second of speech in a member's budget, in characters: its transcription costs about as much
 * as a prompt of that length.
 */
const CHARACTERS_PER_SECOND = 100;

export const voiceCost = (seconds: number): number => Math.ceil(seconds) * CHARACTERS_PER_SECOND;

import type { Parts } from "../parts.ts";

/**
 * What a member may use of the AI in a day, in characters of prompts and answers together: some hundred
 * answers, about 300,000 tokens.
 */
export const DAILY_CHARACTERS = 1_200_000;

/** The day of a budget: it begins at midnight UTC for everybody. */
export const budgetDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Takes characters from a member's budget of today. @returns whether there was any left */
export const spendBudget = (
  { clock, stores }: Pick<Parts, "clock" | "stores">,
  memberId: string,
  characters: number,
): Promise<boolean> =>
  stores.aiUsage.spend(memberId, budgetDay(clock()), characters, DAILY_CHARACTERS);

import type { Services } from "../../services.ts";
import { aiUsageStore } from "./store.ts";

/**
 * What a member may use of the AI in a day, in characters of prompts and answers together: some hundred
 * answers, about 300,000 tokens.
 */
export const DAILY_CHARACTERS = 1_200_000;

/** The day of a budget: it begins at midnight UTC for everybody. */
export const budgetDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Takes characters from a member's budget of today. @returns whether there was any left */
export const spendBudget = (
  { clock, db }: Pick<Services, "clock" | "db">,
  memberId: string,
  characters: number,
): Promise<boolean> =>
  aiUsageStore(db).spend(memberId, budgetDay(clock()), characters, DAILY_CHARACTERS);

/**
 * What a second of speech takes from a member's budget, in characters: writing it down costs about as
 * much as a prompt of that length.
 */
const CHARACTERS_PER_SECOND = 100;

/** What it costs to write so many seconds of speech down, in characters of the budget. */
export const voiceCost = (seconds: number): number => Math.ceil(seconds) * CHARACTERS_PER_SECOND;

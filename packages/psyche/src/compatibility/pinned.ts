import { traitNames } from "../instrument/trait-names.ts";
import type { AnswerInputs } from "./member-inputs.ts";

/** What a member's answers say about personality, and how sure that is. */
export type Personality = Pick<AnswerInputs, "traits" | "confidence">;

export const personalityOf = ({ traits, confidence }: Personality): Personality => ({
  traits,
  confidence,
});

/** So many days are a member's numbers before a match by the personality of the same answers. */
const pinnedFor = 365;

/**
 * Whether scores before a match stay with the personality of earlier answers. Numbers of a member whose personality
 * alone is another one show it of everybody else: what topics do to a number is the same and cancels. Answers that
 * say nothing of it are not kept: the first that do show no more than one personality does (`evidence/leak.ts`).
 * @param days from the earlier answers to those that count now
 */
export const isPinned = ({ traits }: Personality, days: number): boolean =>
  days <= pinnedFor && traitNames.some((name) => traits[name] !== null);

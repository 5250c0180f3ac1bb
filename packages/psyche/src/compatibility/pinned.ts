import { traitNames } from "../instrument/trait-names.ts";
import type { AnswerInputs } from "./member-inputs.ts";

/** What a member's answers say about personality, and how sure that is. */
export type Personality = Pick<AnswerInputs, "traits" | "confidence">;

export const personalityOf = ({ traits, confidence }: Personality): Personality => ({
  traits,
  confidence,
});

/** In days. */
const pinnedFor = 365;

/**
 * Whether scores before a match stay with the personality of earlier answers. Where only a member's own personality
 * changes, the difference of two numbers reveals the other member's traits: the part of the topics is the same, and
 * cancels. Answers that say nothing of personality are not kept (decision 0053).
 * @param days from the earlier answers to those that count now
 */
export const isPinned = ({ traits }: Personality, days: number): boolean =>
  days <= pinnedFor && traitNames.some((name) => traits[name] !== null);

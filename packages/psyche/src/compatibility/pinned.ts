import { traitNames } from "../instrument/trait-names.ts";
import type { AnswerInputs } from "./member-inputs.ts";

/** The personality by a member's answers, and its confidence. */
export type Personality = Pick<AnswerInputs, "traits" | "confidence">;

export const personalityOf = ({ traits, confidence }: Personality): Personality => ({
  traits,
  confidence,
});

/** In days. */
const pinnedFor = 365;

/**
 * Returns whether scores before a match stay with the personality of earlier answers. If only a member's own
 * personality changed, the difference of two numbers would reveal the other member's traits: the part of the
 * topics is the same, and cancels. Answers that say nothing about personality are not kept (decision 0053).
 * @param days from the earlier answers to those that count now
 */
export const isPinned = ({ traits }: Personality, days: number): boolean =>
  days <= pinnedFor && traitNames.some((name) => traits[name] !== null);

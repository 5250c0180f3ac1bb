/**
 * What a second of speech takes from a member's budget, in characters: writing it down costs about as
 * much as a prompt of that length.
 */
const CHARACTERS_PER_SECOND = 100;

/** What it costs to write so many seconds of speech down, in characters of the budget. */
export const voiceCost = (seconds: number): number => Math.ceil(seconds) * CHARACTERS_PER_SECOND;

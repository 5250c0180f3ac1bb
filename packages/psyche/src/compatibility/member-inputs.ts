import {
  type BondName,
  bondNames,
  type PastimeName,
  pastimeNames,
  type PlanName,
  planNames,
  type ValueName,
  valueNames,
} from "../instrument/design.ts";
import type { TraitName } from "../instrument/trait-names.ts";
import {
  type LoveLanguages,
  type LoveLanguageScores,
  scoreLoveLanguages,
} from "../love-languages.ts";
import type { Uncertain } from "../model/normal.ts";
import { doTopicsAgree } from "../person-fit.ts";
import { type Preferences, preferences } from "../preferences.ts";
import type { QuestionResponse } from "../responses.ts";
import { surenessOf } from "../sureness.ts";
import { scoreTraits, traitNames, type TraitScores } from "../traits.ts";

/** A member's wish about children or pets, in the contract's words. */
export type Intent = "yes" | "no" | "irrelevant" | "prefers_not_to_say" | "do_not_care";

/** The part of a profile that compatibility reads, in the contract's words. */
export interface ProfileFacts {
  readonly children_status: "prefers_not_to_say" | "has_children" | "does_not_have_children" | null;
  readonly pets_status: "prefers_not_to_say" | "has_pets" | "does_not_have_pets" | null;
  readonly child_intent: Intent | null;
  readonly pet_intent: Intent | null;
}

/** A wish; null where the member has not said. */
export type Wish = "yes" | "no" | "open" | null;

/** Whether there are some now, and whether some are wanted. */
export interface Wishes {
  readonly has: boolean | null;
  readonly wants: Wish;
}

/** The inputs of compatibility from a member's answers. Null without an answer. */
export interface AnswerInputs {
  /** Confidence of the personality answers, 0 to 1. */
  readonly confidence: number;
  /** Whether the answers to the topics agree enough to be believed. */
  readonly topicsAgree: boolean;
  readonly traits: Readonly<Record<TraitName, Uncertain | null>>;
  readonly giving: LoveLanguageScores;
  readonly receiving: LoveLanguageScores;
  readonly values: Preferences<ValueName> | null;
  readonly pastimes: Preferences<PastimeName> | null;
  readonly plans: Preferences<PlanName> | null;
  readonly bond: Preferences<BondName> | null;
}

/** The inputs of compatibility from a member's profile. */
export interface ProfileInputs {
  readonly children: Wishes;
  readonly pets: Wishes;
}

/**
 * Returns the inputs that a card shows of a profile: whether there are children or pets, and the wishes only
 * if their owner shows them.
 */
export const shownInputs = (
  { children, pets }: ProfileInputs,
  showsWishes: boolean,
): ProfileInputs => ({
  children: showsWishes ? children : { ...children, wants: null },
  pets: showsWishes ? pets : { ...pets, wants: null },
});

/**
 * Everything that compatibility needs of one member: plain data that can be stored, computed again when
 * answers or profile change.
 */
export interface MemberInputs extends AnswerInputs, ProfileInputs {}

interface Scored {
  readonly traits: TraitScores;
  readonly loveLanguages: LoveLanguages;
  readonly seesScores: boolean;
}

const wishes: Readonly<Record<Intent, Wish>> = {
  yes: "yes",
  no: "no",
  do_not_care: "open",
  irrelevant: "open",
  prefers_not_to_say: null,
};

const statuses: Readonly<Record<string, boolean>> = {
  has_children: true,
  does_not_have_children: false,
  has_pets: true,
  does_not_have_pets: false,
};

const wishesOf = (status: string | null, intent: Intent | null): Wishes => ({
  has: status === null ? null : (statuses[status] ?? null),
  wants: intent === null ? null : wishes[intent],
});

/**
 * Reads what compatibility needs from a member's answers: 2 ms, so it is made once and kept.
 * @param scored what was scored of the same answers already
 */
export function answerInputs(
  responses: readonly QuestionResponse[],
  scored: Scored = {
    traits: scoreTraits(responses),
    loveLanguages: scoreLoveLanguages(responses),
    seesScores: doTopicsAgree(responses),
  },
): AnswerInputs {
  const { traits, confidence } = scored.traits;
  const { giving, receiving } = scored.loveLanguages;
  return {
    confidence,
    topicsAgree: scored.seesScores,
    traits: Object.fromEntries(
      traitNames.map((trait): [TraitName, Uncertain | null] => {
        const { theta, standardError, score } = traits[trait];
        const isKnown = score !== null && surenessOf(confidence) !== "little";
        return [trait, isKnown ? { value: theta, variance: standardError ** 2 } : null];
      }),
    ) as Record<TraitName, Uncertain | null>,
    giving,
    receiving,
    values: preferences("values", valueNames, responses),
    pastimes: preferences("daily-life", pastimeNames, responses),
    plans: preferences("plans", planNames, responses),
    bond: preferences("bond", bondNames, responses),
  };
}

/** Reads what compatibility needs from a member's profile. */
export const profileInputs = (profile: ProfileFacts): ProfileInputs => ({
  children: wishesOf(profile.children_status, profile.child_intent),
  pets: wishesOf(profile.pets_status, profile.pet_intent),
});

/** Reads what compatibility needs from a member's answers and profile. */
export const memberInputs = (
  responses: readonly QuestionResponse[],
  profile: ProfileFacts,
): MemberInputs => ({ ...answerInputs(responses), ...profileInputs(profile) });

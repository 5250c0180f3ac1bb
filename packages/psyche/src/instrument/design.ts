/** The five love languages in the order of the contract. */
export const loveLanguageNames = ["quality_time", "words", "acts", "touch", "gifts"] as const;

export type LoveLanguage = (typeof loveLanguageNames)[number];

/**
 * The values that matter to a person, the four poles of Schwartz, S. H. (1992). Universals in the content and
 * structure of values. Advances in Experimental Social Psychology, 25, 1-65: self-transcendence, openness to
 * change, self-enhancement, conservation.
 */
export const valueNames = ["care", "freedom", "achievement", "security"] as const;

export type ValueName = (typeof valueNames)[number];

/** How a person likes to spend free time. */
export const pastimeNames = ["active", "social", "home", "culture"] as const;

export type PastimeName = (typeof pastimeNames)[number];

/** The things that a person wants to have around them in the years to come. */
export const planNames = ["family", "work", "world", "roots"] as const;

export type PlanName = (typeof planNames)[number];

/** How a person would like to live with a partner. */
export const bondNames = ["promise", "shared_home", "own_homes", "no_plan"] as const;

export type BondName = (typeof bondNames)[number];

/**
 * A balanced incomplete block design: five love languages in five questions of four. Each language
 * stands in four questions, once in each place, and each pair of languages meets in three.
 */
const loveSets = [
  ["quality_time", "words", "acts", "touch"],
  ["words", "quality_time", "gifts", "acts"],
  ["touch", "gifts", "quality_time", "words"],
  ["gifts", "acts", "touch", "quality_time"],
  ["acts", "touch", "words", "gifts"],
] as const satisfies readonly (readonly LoveLanguage[])[];

/** A Latin square: every value in every question, once in each place. */
const valueSets = [
  ["care", "freedom", "achievement", "security"],
  ["freedom", "security", "care", "achievement"],
  ["security", "achievement", "freedom", "care"],
  ["achievement", "care", "security", "freedom"],
] as const satisfies readonly (readonly ValueName[])[];

const pastimeSets = [
  ["active", "social", "home", "culture"],
  ["social", "culture", "active", "home"],
  ["home", "active", "culture", "social"],
] as const satisfies readonly (readonly PastimeName[])[];

const planSets = [
  ["family", "work", "world", "roots"],
  ["world", "roots", "work", "family"],
] as const satisfies readonly (readonly PlanName[])[];

const bondSets = [
  ["promise", "shared_home", "own_homes", "no_plan"],
] as const satisfies readonly (readonly BondName[])[];

/** The categories of each of our own choice questions, in display order; the key begins the ids. */
export const choiceSets = {
  "love-receiving": loveSets,
  "love-giving": loveSets,
  values: valueSets,
  "daily-life": pastimeSets,
  plans: planSets,
  bond: bondSets,
} as const;

/** A topic of our own choice questions. */
export type Topic = keyof typeof choiceSets;

/** The categories that the statements of a topic stand for. */
export type CategoryOf<T extends Topic> = (typeof choiceSets)[T][number][number];

/** How many open questions there are for the twin. */
export const openQuestions = 4;

/** The blocks in the order to show, and what each holds. */
export const blocks = [
  { id: "personality", topics: [] },
  { id: "love-receiving", topics: ["love-receiving"] },
  { id: "love-giving", topics: ["love-giving"] },
  { id: "values", topics: ["values"] },
  { id: "daily-life", topics: ["daily-life"] },
  { id: "plans", topics: ["plans", "bond"] },
  { id: "own-words", topics: [] },
] as const satisfies readonly { id: string; topics: readonly Topic[] }[];

export type BlockId = (typeof blocks)[number]["id"];

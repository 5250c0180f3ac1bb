import type { LoveLanguage } from "@gemel/psyche/love-languages";
import type { TraitName } from "@gemel/psyche/traits";
import read from "./dispositions.json" with { type: "json" };

/** The topics of our own choice questions; the ids of the questions begin with them. */
export type Topic = "love-receiving" | "love-giving" | "values" | "daily-life" | "plans" | "bond";

/** The character of a demo member, which determines the answers. */
export interface Disposition {
  /** The direction and weight of each trait, -1 to 1; a trait that is left out decides nothing. */
  readonly traits: Readonly<Partial<Record<TraitName, number>>>;
  /** The first and the last choices in each topic, by the ends of the statements' ids. */
  readonly orders: Readonly<Record<Topic, readonly string[]>> & {
    readonly "love-receiving": readonly LoveLanguage[];
    readonly "love-giving": readonly LoveLanguage[];
  };
  /** The open answers, in the member's language. */
  readonly words: readonly string[];
}

/** The dispositions of the demo members with answers: four people who are hard to mistake for each other. */
export const dispositions = read as Readonly<Record<keyof typeof read, Disposition>>;

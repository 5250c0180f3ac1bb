import type { LoveLanguage } from "@gemel/psyche/love-languages";
import type { TraitName } from "@gemel/psyche/traits";
import read from "./dispositions.json" with { type: "json" };

/** The topics of our own choice questions, as their ids begin. */
export type Topic = "love-receiving" | "love-giving" | "values" | "daily-life" | "plans" | "bond";

/** What a demo member is like, from which the answers follow. */
export interface Disposition {
  /** Which way a trait leans and how much it decides, -1 to 1; one that is left out decides nothing. */
  readonly traits: Readonly<Partial<Record<TraitName, number>>>;
  /** What comes first and what comes last in each topic, by the ends of the statements' ids. */
  readonly orders: Readonly<Record<Topic, readonly string[]>> & {
    readonly "love-receiving": readonly LoveLanguage[];
    readonly "love-giving": readonly LoveLanguage[];
  };
  /** The open answers, in the member's language. */
  readonly words: readonly string[];
}

/** What the demo members who have answered are like: four people who are hard to mistake for each other. */
export const dispositions = read as Readonly<Record<keyof typeof read, Disposition>>;

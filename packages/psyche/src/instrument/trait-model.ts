import type { Statement } from "../model/best-worst.ts";
import type { Assumptions } from "../model/posterior.ts";
import { type TraitName, traitNames } from "./trait-names.ts";

/** A personality statement of a set. */
export interface TraitStatement {
  /** The item's id in `@bigfive-org/questions`, and the option's id in the questionnaire. */
  readonly id: string;
  readonly trait: TraitName;
  /** 1 where agreeing means more of the trait, -1 where it means less. */
  readonly key: 1 | -1;
  /** How desirable it looks to say it of oneself, by judgement, from -2 to 2. */
  readonly desirability: number;
}

/**
 * How much a standard deviation of a trait moves a statement's utility, in logits, the same for every
 * statement because nobody has calibrated them. A loading of about .5 in a factor analysis.
 */
const discrimination = 0.75;

/** How much a step of judged desirability moves it, in logits. */
const pullOfDesirability = 0.6;

/** Standard normal traits, and how far the guesses above may be off. */
export const traitAssumptions: Assumptions = {
  dimensions: traitNames.length,
  priorVariance: 1,
  interceptError: 0.4,
  loadingError: 0.25,
};

/** A personality statement in the terms of the model. */
export const asStatement = ({ trait, key, desirability }: TraitStatement): Statement => ({
  dimension: traitNames.indexOf(trait),
  loading: key * discrimination,
  intercept: pullOfDesirability * desirability,
});

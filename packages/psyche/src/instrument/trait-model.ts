import type { Statement } from "../model/best-worst.ts";
import type { Assumptions } from "../model/posterior.ts";
import { type TraitName, traitNames } from "./trait-names.ts";

/** A personality statement of a set. */
export interface TraitStatement {
  /** The item's id in `@bigfive-org/questions`, and the option's id in the questionnaire. */
  readonly id: string;
  readonly trait: TraitName;
  /** 1 if agreeing means more of the trait, -1 if it means less. */
  readonly key: 1 | -1;
  /** How desirable it looks to say it of oneself, by judgement, from -2 to 2. */
  readonly desirability: number;
}

/**
 * How much a standard deviation of a trait moves a statement's utility, in logits, the same for every
 * statement because they are not calibrated. A loading of about .5 in a factor analysis.
 */
const discrimination = 0.75;

/** How much a step of judged desirability moves it, in logits. */
export const pullOfDesirability = 0.6;

/**
 * Standard deviation of acquiescence among members, in logits: how much they prefer statements worded as a
 * yes. With it and the errors below, 95 % intervals contain the true value of simulated members with response
 * styles in .93 to .97 of cases, at loadings of .6 and of .65 (`evidence/styles.ts`). The errors of
 * intercepts cover the other styles too: a wish to look good shifts the intercepts of statements by their
 * desirability. The values come from a grid of intercept errors from .3 to .8, loading errors from .2 to .4,
 * acquiescence from 0 to .35 and desirability from 0 to .25: they have the best recovery of those that keep
 * the intervals of the worst trait. Styles as two more values of a person, estimated from their answers, were
 * tried: careful members lost .01 of recovery, members with styles gained .003.
 */
const acquiescence = 0.2;

/** Standard normal traits, and how far the guesses above may be off. */
export const traitAssumptions: Assumptions = {
  dimensions: traitNames.length,
  priorVariance: 1,
  interceptError: 0.7,
  loadingError: 0.35,
  styleErrors: [acquiescence],
};

/** A personality statement in the terms of the model. */
export const asStatement = ({ trait, key, desirability }: TraitStatement): Statement => ({
  dimension: traitNames.indexOf(trait),
  loading: key * discrimination,
  intercept: pullOfDesirability * desirability,
  styles: [key],
});

import type { Fit } from "./fits.ts";
import type { DimensionName, ReasonOf } from "./reasons.ts";

/** One named input of a side. */
export interface Component<D extends DimensionName> {
  /** The source of the input. Before a match, others learn nothing from a member's traits. */
  readonly from: "traits" | "topics" | "profile";
  /** Its weight within the side; the weights of a side add up to one. */
  readonly weight: number;
  /** The part of the weight that is left before a match. @default 1 */
  readonly discreetShare?: number;
  /** Null if one of the two has not answered it. */
  readonly input: Input<D> | null;
  /**
   * Whether a missing answer counts as the value of a pair drawn by chance, in score, error and
   * completeness, so that none of them reveals a withheld answer.
   * @default false
   */
  readonly isAssumed?: boolean;
}

/** A named input of any side. */
export type AnyComponent = { [D in DimensionName]: Component<D> }[DimensionName];

export interface Input<D extends DimensionName> {
  readonly fit: Fit;
  /** The reason to show when it stands out; null if none holds for both by what each reads of themself. */
  readonly reason: ReasonOf<D> | null;
  /** The part of the needed answers that both have given, 0 to 1. @default 1 */
  readonly known?: number;
  /** Set where the two exclude each other: the side's score is multiplied by it. @default 1 */
  readonly exclusion?: number;
}

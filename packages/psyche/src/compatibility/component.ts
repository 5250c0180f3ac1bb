import type { Fit } from "./fits.ts";
import type { DimensionName, ReasonOf } from "./reasons.ts";

/** One named input of a side. */
export interface Component<D extends DimensionName> {
  /** Its weight within the side; the weights of a side add up to one. */
  readonly weight: number;
  /** Null where one of the two has not told what it needs. */
  readonly input: Input<D> | null;
  /**
   * Whether what is not told of it counts as what a pair drawn by chance has, in score, error and
   * completeness: none of them tells who keeps it back.
   * @default false
   */
  readonly isAssumed?: boolean;
}

export interface Input<D extends DimensionName> {
  readonly fit: Fit;
  /** What to say of it when it stands out. */
  readonly reason: ReasonOf<D>;
  /** How much of what it needs both have told, 0 to 1. @default 1 */
  readonly known?: number;
  /** Set where the two exclude each other: the side's score is multiplied by it. @default 1 */
  readonly exclusion?: number;
}

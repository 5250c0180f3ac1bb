import type { TraitName } from "@gemel/theme/tokens";
import type { Value } from "../plot/geometry.ts";

/** The five measured traits, 0 to 100; null with too little data. */
export interface BigFive {
  openness: Value;
  conscientiousness: Value;
  extraversion: Value;
  agreeableness: Value;
  /** Shown as its opposite, emotional stability; the chart turns it over itself. */
  neuroticism: Value;
}

/** How far each trait may be off: its standard error, in points; one that is not known is left out or null. */
export type BigFiveErrors = Partial<BigFive>;

/**
 * The traits in the order in which they are drawn, clockwise from the top. The start is chosen so that the
 * two shortest names in every language stand at the left and the right, where there is the least room.
 */
export const clockwise = [
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "stability",
  "openness",
] as const satisfies readonly TraitName[];

/** The traits as they are shown: emotional stability is 100 minus neuroticism (docs/product.md section 3). */
export function shownTraits({ neuroticism, ...rest }: BigFive): Record<TraitName, Value> {
  return { ...rest, stability: neuroticism === null ? null : 100 - neuroticism };
}

/** The errors as they are drawn; an unknown error has no edge. */
export const shownErrors = ({
  neuroticism,
  ...rest
}: BigFiveErrors): Record<TraitName, number> => ({
  openness: rest.openness ?? 0,
  conscientiousness: rest.conscientiousness ?? 0,
  extraversion: rest.extraversion ?? 0,
  agreeableness: rest.agreeableness ?? 0,
  stability: neuroticism ?? 0,
});

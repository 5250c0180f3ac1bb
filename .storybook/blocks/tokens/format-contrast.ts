import type { Contrast } from "@gemel/theme/contrasts";

/** "7.4 : 1", cut and not rounded, so that 4.49 never reads as 4.5. */
export const formatRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10} : 1`;

/** "passes 4.5", "fails 4.5". */
export const formatVerdict = ({ passes, needed }: Pick<Contrast, "passes" | "needed">): string =>
  `${passes ? "passes" : "fails"} ${needed}`;

/** The contrast that is nearest to failing, or furthest below. */
export const tightest = <C extends Contrast>(contrasts: readonly C[]): C | undefined =>
  contrasts.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];

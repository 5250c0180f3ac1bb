import { contrastRatio } from "@gemel/theme/contrast";
import type { ColorPair } from "@gemel/theme/pairs";
import type { ColorTokens } from "@gemel/theme/tokens";

/** "7.4 : 1", cut and not rounded, so that 4.49 never reads as 4.5. */
export const formatRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10} : 1`;

/** The ratio of a pair in one theme. */
export const ratioOf = (colors: ColorTokens, [foreground, background]: ColorPair): number =>
  contrastRatio(colors[foreground], colors[background]);

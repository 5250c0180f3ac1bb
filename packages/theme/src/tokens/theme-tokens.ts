import type { DensityName, PaletteName } from "../theme-names.ts";
import type { ColorTokens } from "./color-tokens.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { moreContrastDark, moreContrastLight } from "./more-contrast.ts";
import {
  comfortable,
  compact,
  scale,
  type ControlTokens,
  type ScaleTokens,
} from "./scale-tokens.ts";
import { shadowsOf, type ShadowTokens } from "./shadow-tokens.ts";

/**
 * Every token of Gemel, as CSS text. `vars`, the export and the tokens page are made from it, so a
 * token left out of a palette or a density is a type error.
 */
export type ThemeTokens = ScaleTokens & {
  /** The tokens that a palette sets. */
  color: ColorTokens;
  /** The tokens that a density sets. */
  control: ControlTokens;
  /** In the palette's `color.shadow`. */
  shadow: ShadowTokens;
};

export const palettes: Readonly<Record<PaletteName, ColorTokens>> = {
  light,
  dark,
  "more-contrast-light": moreContrastLight,
  "more-contrast-dark": moreContrastDark,
};

export const densities: Readonly<Record<DensityName, ControlTokens>> = { comfortable, compact };

/** All tokens in one palette and one density. */
export const tokensOf = (palette: PaletteName, density: DensityName): ThemeTokens => ({
  ...scale,
  color: palettes[palette],
  control: densities[density],
  shadow: shadowsOf(palettes[palette].shadow),
});

import { expectTypeOf } from "vitest";
import type { DensityName, PaletteName } from "../theme-names.ts";
import { vars } from "../vars.css.ts";
import type { ColorTokens } from "../tokens/color-tokens.ts";
import { light } from "../tokens/light.ts";
import {
  comfortable,
  scale,
  type ControlTokens,
  type ScaleTokens,
} from "../tokens/scale-tokens.ts";
import { densities, palettes, tokensOf, type ThemeTokens } from "../tokens/theme-tokens.ts";

/** Checked by the compiler, never run: a line that begins to compile fails `npm run typecheck`. */
export function typesOfTheTokens(): void {
  const { ink: _ink, ...withoutInk } = light;
  // @ts-expect-error a colour is missing
  expectTypeOf<ColorTokens>(withoutInk);
  const { stability: _stability, ...fourTraits } = light.trait;
  // @ts-expect-error a colour of a group is missing
  expectTypeOf<ColorTokens>({ ...light, trait: fourTraits });
  // @ts-expect-error a colour that no component may ask for
  expectTypeOf<ColorTokens>({ ...light, azure: "#336699" });
  const { dark: _dark, ...threePalettes } = palettes;
  // @ts-expect-error a palette is missing
  expectTypeOf<Record<PaletteName, ColorTokens>>(threePalettes);

  const { heightSmall: _heightSmall, ...withoutSmall } = comfortable;
  // @ts-expect-error a size of a control is missing
  expectTypeOf<ControlTokens>(withoutSmall);
  const { compact: _compact, ...oneDensity } = densities;
  // @ts-expect-error a density is missing
  expectTypeOf<Record<DensityName, ControlTokens>>(oneDensity);

  const { 24: _24, ...shortSpace } = scale.space;
  // @ts-expect-error a step of the grid is missing
  expectTypeOf<ScaleTokens>({ ...scale, space: shortSpace });
  const { shadow: _shadow, ...withoutShadow } = tokensOf("light", "comfortable");
  // @ts-expect-error a group is missing
  expectTypeOf<ThemeTokens>(withoutShadow);
  const raised = { raised: "none" };
  // @ts-expect-error a shadow is missing
  expectTypeOf<ThemeTokens>({ ...withoutShadow, shadow: raised });

  // @ts-expect-error `more-contrast` is a theme of two palettes
  tokensOf("more-contrast", "comfortable");
  // @ts-expect-error a density that Gemel does not have
  tokensOf("light", "cosy");

  expectTypeOf<keyof typeof vars>().toEqualTypeOf<keyof ThemeTokens>();
  expectTypeOf<keyof typeof vars.color>().toEqualTypeOf<keyof ColorTokens>();
  expectTypeOf(vars.color.trait.stability).toExtend<string>();
  // @ts-expect-error a token that no palette has
  expectTypeOf(vars.color.azure).toBeString();
}

export {
  colorNames,
  tintNames,
  traitNames,
  type ColorName,
  type ColorTokens,
  type TintName,
  type TraitName,
} from "./color-tokens.ts";
export { dark } from "./dark.ts";
export { colorDescriptions, colorGroupDescriptions, groupDescriptions } from "./descriptions.ts";
export { light } from "./light.ts";
export { moreContrastDark, moreContrastLight } from "./more-contrast.ts";
export {
  comfortable,
  compact,
  easingNames,
  motionNames,
  radiusNames,
  scale,
  sizeNames,
  spaceSteps,
  touch,
  type ControlTokens,
  type ScaleTokens,
} from "./scale-tokens.ts";
export { shadowNames, shadowsOf, type ShadowTokens } from "./shadow-tokens.ts";
export { densities, palettes, tokensOf, type ThemeTokens } from "./theme-tokens.ts";

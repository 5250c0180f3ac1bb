export {
  colorNames,
  dimensionNames,
  tintNames,
  traitNames,
  type ColorName,
  type ColorTokens,
  type DimensionName,
  type TintName,
  type TraitName,
} from "./color-tokens.ts";
export { dark } from "./dark.ts";
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
  type ControlTokens,
  type ScaleTokens,
} from "./scale-tokens.ts";

export { focusRing } from "./focus-ring.ts";
export { breakpoints, media } from "./media.ts";
export {
  densityNames,
  paletteNames,
  themeNames,
  type DensityName,
  type PaletteName,
  type ThemeName,
} from "./theme-names.ts";
export { vars } from "./vars.css.ts";

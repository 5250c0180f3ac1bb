export { breakpoints, media } from "./media.ts";
export { densityNames, themeNames, type DensityName, type ThemeName } from "./theme-names.ts";
export { vars } from "./vars.css.ts";

/** Values of `data-theme` on the root element; without it the device's own settings decide. */
export const themeNames = ["light", "dark", "more-contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

/** The sets of colours. `more-contrast` has two and follows the device between them. */
export const paletteNames = ["light", "dark", "more-contrast-light", "more-contrast-dark"] as const;
export type PaletteName = (typeof paletteNames)[number];

/** Values of `data-density` on the root element. @default "comfortable" */
export const densityNames = ["comfortable", "compact"] as const;
export type DensityName = (typeof densityNames)[number];

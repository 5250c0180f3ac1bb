/**
 * Breakpoints in px; every screen is designed at 360, 768 and 1280. From 1024 the main navigation of the
 * longest language stands in one line.
 */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280 } as const;

/** Media queries as keys of `"@media"` in a style. The base style is the phone's. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet / 16}rem)`,
  laptop: `(min-width: ${breakpoints.laptop / 16}rem)`,
  desktop: `(min-width: ${breakpoints.desktop / 16}rem)`,
  hover: "(hover: hover) and (pointer: fine)",
  coarse: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

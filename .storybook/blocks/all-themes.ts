import { dark, light, moreContrastDark, moreContrastLight } from "@gemel/theme/tokens";

/** Every theme by the name that the pages give it. */
export const allThemes = {
  Light: light,
  Dark: dark,
  "More contrast, light": moreContrastLight,
  "More contrast, dark": moreContrastDark,
} as const;

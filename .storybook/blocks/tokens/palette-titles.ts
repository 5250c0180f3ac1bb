import type { PaletteName } from "@gemel/theme";

/** Every palette by the name that the pages give it. */
export const paletteTitles: Readonly<Record<PaletteName, string>> = {
  light: "Light",
  dark: "Dark",
  "more-contrast-light": "More contrast, light",
  "more-contrast-dark": "More contrast, dark",
};

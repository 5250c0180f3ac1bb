import type { Locale } from "@gemel/i18n";

/** The toolbar's globals that a picture of a story may vary. */
export interface PictureMode {
  theme?: "light" | "dark" | "more-contrast";
  language?: Exclude<Locale, "en">;
  direction?: "rtl";
}

/** The looks that pictures are taken in, on this machine (`test:visual`) and in Chromatic alike. */
export const pictureModes = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "more-contrast": { theme: "more-contrast" },
  german: { language: "de" },
  french: { language: "fr" },
  italian: { language: "it" },
  spanish: { language: "es" },
  "right-to-left": { direction: "rtl" },
} as const satisfies Record<string, PictureMode>;

export type PictureModeName = keyof typeof pictureModes;

/** Every story is taken in these; in the others only where its parameters ask for them. */
export const everywhere = ["light", "dark"] as const satisfies readonly PictureModeName[];

const isEverywhere = (name: string) => (everywhere as readonly string[]).includes(name);

/** The same looks for Chromatic, with the names of the viewports in `globals.ts`. */
export const chromaticModes = Object.fromEntries(
  Object.entries(pictureModes).flatMap(([name, globals]) =>
    (["phone", "desktop"] as const).map((viewport) => [
      `${name} ${viewport}`,
      // A story switches one on by `chromatic: { modes: { "german phone": { disable: false } } }`.
      { ...globals, viewport, ...(isEverywhere(name) ? {} : { disable: true }) },
    ]),
  ),
);

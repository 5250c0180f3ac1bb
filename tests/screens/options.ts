import { type Given, oneOf } from "@gemel/command/arguments";
import { isOfferedLocale, locales, type OfferedLocale } from "@gemel/i18n/locales";
import { allPaths } from "./people.ts";

/** Height of the window by its width, px: what is below is in the picture, but not what waits for it. */
export const heights = { 360: 740, 768: 1024, 1280: 800 } as const;

export type Width = keyof typeof heights;

const widths = Object.keys(heights).map(Number) as Width[];

const themes = ["light", "dark", "more-contrast"] as const;

type Theme = (typeof themes)[number];

/** How a view is looked at. */
export interface Look {
  readonly language: OfferedLocale;
  readonly width: Width;
  readonly theme: Theme;
}

/** Languages drawn in every width and theme. The others, in light on a phone, differ only in their words. */
const thorough: readonly OfferedLocale[] = ["en", "de"];

/** The parts to draw; without an option, all. */
export interface Options {
  readonly routes: readonly string[];
  readonly languages: readonly OfferedLocale[];
  readonly themes: readonly Theme[];
  readonly widths: readonly Width[];
}

const several = { type: "string", multiple: true, default: [] as string[] } as const;

export const commandLine = {
  usage: "npm run screens [-- --route PATH --language CODE --theme NAME --width PX]",
  about: `Draws every page and every mail, as a visitor, as a demo member at each step of onboarding and as an admin, on the
real backend: in German and English in every theme at 360, 768 and 1280 px, in the other languages in light at
360 px. Each option chooses a part and may be given more than once. Writes into screens/: index.html with all
pictures, sheets/ with many on one, and pictures/.`,
  options: { route: several, language: several, theme: several, width: several },
} as const;

/** @throws MendableError naming what there is no such of */
export function readOptions({ options }: Given<(typeof commandLine)["options"]>): Options {
  const widthNames = widths.map(String);
  return {
    routes: options.route.map((path) => oneOf("route", path, allPaths)),
    languages: options.language.map((code) => oneOf("language", code, locales)),
    themes: options.theme.map((name) => oneOf("theme", name, themes)),
    widths: options.width.flatMap((text) => {
      const width = oneOf("width", text, widthNames);
      return widths.filter((each) => String(each) === width);
    }),
  };
}

/**
 * The looks to draw, of the languages, widths and themes that are requested. If no width or theme is
 * requested, French, Italian and Spanish are drawn in light at 360 px only.
 */
export function looksOf(options: Options): Look[] {
  const wanted = options.languages.length > 0 ? options.languages : locales;
  return wanted.filter(isOfferedLocale).flatMap((language) => {
    const isThorough = thorough.includes(language);
    const inWidths = orElse(options.widths, isThorough ? widths : ([360] as const));
    const inThemes = orElse(options.themes, isThorough ? themes : (["light"] as const));
    return inWidths.flatMap((width) => inThemes.map((theme) => ({ language, width, theme })));
  });
}

const orElse = <Value>(asked: readonly Value[], otherwise: readonly Value[]): readonly Value[] =>
  asked.length > 0 ? asked : otherwise;

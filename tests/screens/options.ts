import { parseArgs } from "node:util";
import { isOfferedLocale, locales, type OfferedLocale } from "@gemel/i18n/locales";

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

/** These are drawn in every width and theme, the others in light on a phone: their words differ, no more. */
const thorough: readonly OfferedLocale[] = ["en", "de"];

/** Which part is wanted; without a word about it, all. */
export interface Options {
  readonly routes: readonly string[];
  readonly languages: readonly OfferedLocale[];
  readonly themes: readonly Theme[];
  readonly widths: readonly Width[];
}

/**
 * Reads the command line; each option may be given more than once.
 *
 * @throws Error naming what there is no such of
 */
export function readOptions(args: readonly string[]): Options {
  const several = { type: "string", multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { route: several, language: several, theme: several, width: several },
  });
  return {
    routes: values.route,
    languages: each("--language", values.language, locales),
    themes: each("--theme", values.theme, themes),
    widths: each("--width", values.width.map(Number), widths),
  };
}

function each<Value>(
  option: string,
  asked: readonly (string | number)[],
  known: readonly Value[],
): readonly Value[] {
  return asked.map((value) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw new Error(`${option} is one of ${known.join(", ")}`);
    return found;
  });
}

/**
 * In which looks to draw: of the languages, the widths and the themes that are asked for. Without a
 * width or theme being asked for, French, Italian and Spanish are drawn in light at 360 px alone.
 */
export function looksOf(options: Options): Look[] {
  const wanted = options.languages.length > 0 ? options.languages : locales;
  return wanted.filter(isOfferedLocale).flatMap((language) => {
    const isThorough = thorough.includes(language);
    const inWidths = oneOf(options.widths, isThorough ? widths : ([360] as const));
    const inThemes = oneOf(options.themes, isThorough ? themes : (["light"] as const));
    return inWidths.flatMap((width) => inThemes.map((theme) => ({ language, width, theme })));
  });
}

const oneOf = <Value>(asked: readonly Value[], otherwise: readonly Value[]): readonly Value[] =>
  asked.length > 0 ? asked : otherwise;

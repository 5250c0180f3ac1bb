import { everywhere, pictureModes, type PictureModeName } from "../../.storybook/picture-modes.ts";

/** The widths that screens are taken at; components are taken at the widest. */
export const widths = { phone: 360, desktop: 1280 } as const;
export type WidthName = keyof typeof widths;

/** How high the window is before it grows to what it shows: as low as phones get. */
export const heights: Record<WidthName, number> = { phone: 640, desktop: 800 };

/** Maximum height of the window, in px; the rest of a long page is more of the same. */
export const maxHeight = 1_600;

/** A story's settings for its pictures, in `parameters.visual`. */
interface VisualParameters {
  /** Looks that this story is taken in beside its usual ones. */
  modes?: readonly PictureModeName[];
  /** Why there is no picture of it. */
  skip?: string;
}

/** The facts that decide the tier of a story. */
export interface StoryFacts {
  /** The globals that the story sets itself. */
  own: Readonly<Record<string, unknown>>;
  visual: VisualParameters;
}

/** A story of a screen; its name says which half of the states it belongs to. */
interface ScreenFacts extends StoryFacts {
  name: string;
}

const isPlainTheme = (theme: unknown) => everywhere.some((mode) => mode === theme);

const hasOwnLook = ({ own }: Pick<StoryFacts, "own">): boolean =>
  ["theme", "language", "direction"].some((name) => name in own);

/**
 * The looks of a story. One that sets its own look is a picture of that look, and taken once; one
 * that only sets light or dark shows what its sibling is taken in anyway.
 */
export function modesOf({ own, visual }: StoryFacts): readonly PictureModeName[] {
  if (visual.skip !== undefined) return [];
  if (isPlainTheme(own["theme"]) && Object.keys(own).length === 1) return visual.modes ?? [];
  return [...(hasOwnLook({ own }) ? (["light"] as const) : everywhere), ...(visual.modes ?? [])];
}

/** The width that a story sets itself. */
function ownWidth({ own }: StoryFacts): WidthName | undefined {
  const viewport = own["viewport"] as { value?: unknown } | undefined;
  if (viewport === undefined) return undefined;
  return viewport.value === "phone" ? "phone" : "desktop";
}

/** The one width of a component's story. */
export const widthOf = (story: StoryFacts): WidthName => ownWidth(story) ?? "desktop";

/** The widths of a screen's story: its own width, else a phone's if it sets another look, else both. */
export function widthsOf(story: StoryFacts): readonly WidthName[] {
  const width = ownWidth(story);
  if (width !== undefined) return [width];
  return hasOwnLook(story) ? ["phone"] : ["phone", "desktop"];
}

/** The looks of a component's story: the first is taken in dark too, its further states in light alone. */
export const looksOfState = (story: StoryFacts, isFirst: boolean): readonly PictureModeName[] =>
  modesOf(story).filter((mode) => isFirst || mode !== "dark");

/** Splits all names into two halves, so that a new story does not move any other. */
const isOfEvenName = (name: string): boolean =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;

/**
 * The looks of a screen's story at a width. The first story of a screen is taken in all; its further states
 * once, at the width that they set or on a phone, one half in light and the other in dark. Each screen is
 * seen in both themes and at both widths, and all pictures together stay within minutes and megabytes.
 */
export function looksAt(
  width: WidthName,
  story: ScreenFacts,
  isFirst: boolean,
): readonly PictureModeName[] {
  const modes = modesOf(story);
  if (isFirst || hasOwnLook(story)) return modes;
  if (width !== (ownWidth(story) ?? "phone")) return [];
  const unseen = isOfEvenName(story.name) ? "dark" : "light";
  return modes.filter((mode) => mode !== unseen);
}

/** A look to begin a story in, and the looks that it can be taken in from there. */
export interface Run {
  start: PictureModeName;
  modes: readonly PictureModeName[];
}

const isTheme = (mode: PictureModeName): boolean => "theme" in pictureModes[mode];

/** How often a story must begin: themes can change while it goes on, languages cannot. */
export function runsOf(modes: readonly PictureModeName[]): readonly Run[] {
  const themes = modes.filter(isTheme);
  const others = modes.filter((mode) => !isTheme(mode));
  return [
    ...(themes[0] === undefined ? [] : [{ start: themes[0], modes: themes }]),
    ...others.map((mode) => ({ start: mode, modes: [mode] })),
  ];
}

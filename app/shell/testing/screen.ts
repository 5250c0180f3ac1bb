import type { Choices } from "@gemel/mock/handlers";

export interface ScreenOptions {
  /** Whether the browser holds a token; who it belongs to is `getMe`'s answer. @default false */
  isSignedIn?: boolean;
  /** The contract example that answers each call. @default its first success */
  api?: Choices;
}

/** The parameters that the decorator `atAddress` reads. */
export interface Screen {
  address: string;
  isSignedIn: boolean;
}

/** A story's `parameters` for the app at an address, query included. */
export const screenAt = (
  address: string,
  { isSignedIn = false, api = {} }: ScreenOptions = {},
) => ({
  layout: "fullscreen",
  screen: { address, isSignedIn } satisfies Screen,
  api,
  a11y: {
    // A screen is a whole page, so everything on it must be in a landmark; the way past the
    // navigation is above them all.
    context: { exclude: ["[data-live-announcer]", 'a[href="#main"]'] },
    options: { rules: { region: { enabled: true } } },
  },
});

/** `screenAt` for a signed-in member; registered unless `getMe` says otherwise. */
export const memberScreenAt = (address: string, api: Choices = {}) =>
  screenAt(address, { isSignedIn: true, api: { getMe: "registered", ...api } });

/** The smallest width of the design, in its longest language. */
export const germanOnPhone = { language: "de", viewport: { value: "phone" } } as const;

/**
 * A story's `parameters` for a picture in each further language; the names are those of
 * `.storybook/picture-modes.ts`.
 */
export const inEachLanguage = {
  visual: { modes: ["german", "french", "italian", "spanish"] },
} as const;

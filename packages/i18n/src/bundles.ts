/**
 * The bundles of texts that the app loads together: each is one file per language, made of whole areas (the
 * part of an id before its first dot). `core` holds the texts of a visitor's first screen, so it stays small.
 */
export const bundles = {
  core: ["ui", "common", "shell", "landing", "auth", "error"],
  home: ["home"],
  contact: ["contact"],
  profile: ["profile"],
  twin: ["twin"],
  settings: ["settings"],
  moderation: ["moderation"],
  starters: ["starters"],
  questionnaire: ["questionnaire"],
  result: ["result"],
  unsent: ["unsent"],
  member: ["charts", "people", "discover", "likes", "chat", "media"],
} as const;

/** A file of texts to load on demand. */
export type Bundle = keyof typeof bundles;

/** Every bundle, for stories and tests that want all texts. */
export const bundleNames = Object.keys(bundles) as Bundle[];

/** The bundle that a text comes with, by its area; none for a text of the server. */
export const bundleOf = (id: string): Bundle | undefined =>
  bundleNames.find((name) => bundles[name].some((area) => id.startsWith(`${area}.`)));

/**
 * Areas that only the server speaks; they are in no bundle. `answers` are sentences of its answers, `export`
 * explains a copy of a member's data, `insights` makes the summary of a member's answers, `offline` what twins and
 * the advisor say without AI, `why` the reasons of a compatibility and `voiceScript` what a member could say in a
 * voice message: all reach the app as finished texts.
 */
export const serverAreas = [
  "answers",
  "mail",
  "export",
  "insights",
  "offline",
  "voiceScript",
  "why",
] as const;

/** The first part of a message's id. */
export type Area = (typeof bundles)[Bundle][number] | (typeof serverAreas)[number];

/** Every area, in the order of the bundles. */
export const areas: readonly Area[] = [...Object.values(bundles).flat(), ...serverAreas];

import { loadMessages, type Bundle, type Locale, type Messages } from "@gemel/i18n";

export { locales, negotiateLocale, type Locale } from "@gemel/i18n";

/** The components' own texts in one language, ready for `TextsProvider`. */
export type Texts = Messages;

/** The groups of texts for components: `core` is for all that no other group names. */
export const textGroups = [
  "core",
  "member",
  "questionnaire",
  "result",
  "settings",
  "moderation",
] as const satisfies readonly Bundle[];

export type TextGroup = (typeof textGroups)[number];

/**
 * Fetches the texts of one language, also on a server: without React. The same arguments give the same
 * promise; it rejects when the network fails, and a call a second later tries again.
 *
 * @param groups @default all
 */
export const loadTexts = (
  locale: Locale,
  groups: readonly TextGroup[] = textGroups,
): Promise<Texts> => loadMessages(locale, groups);

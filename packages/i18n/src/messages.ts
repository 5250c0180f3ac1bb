import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Compiled texts by id, ready for {@link I18nProvider}; as many areas as were loaded. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** Compiled texts as they travel: a text without arguments stays a string. */
export type CompactMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

import type { CompactMessages, Messages } from "./messages.ts";

/** Texts as they travel, made ready for react-intl. */
export const expandMessages = (compact: CompactMessages): Messages =>
  Object.fromEntries(
    Object.entries(compact).map(([id, message]) => [
      id,
      typeof message === "string" ? [{ type: 0, value: message }] : message,
    ]),
  );

import { withoutTurns } from "@gemel/i18n/server";

/** Control characters but for tabs and line feeds: no message may have them. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unreadable = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** What a model says, as a message may have it. */
export const readableText = (text: string): string =>
  withoutTurns(text.replaceAll(unreadable, "")).toWellFormed().trim();

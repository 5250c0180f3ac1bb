import { escapeMarkdown } from "../voice-script/escape-markdown.ts";

/** Somebody's own words as a quotation in Markdown; nothing in them is Markdown. */
export const quote = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join("\n>\n");

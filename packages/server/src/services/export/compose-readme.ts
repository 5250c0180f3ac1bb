import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../accounts/account.ts";

/** Each file of a copy, with the text about it. */
const files = {
  "account.json": "account",
  "profile.json": "profile",
  "questionnaire.json": "questionnaire",
  "likes.json": "likes",
  "matches.json": "matches",
  "safety.json": "safety",
  "contact.json": "contact",
  "conversations/": "conversations",
  "earlier-messages.json": "earlier",
  "media/": "media",
} as const;

const leftOut = ["secrets", "others", "evidence", "numbers"] as const;

/** What each file of a copy is, and what is left out and why, as plain text in a language. */
export function composeReadme(language: Language, madeAt: Date): string {
  const intl = serverIntl(language);
  const date = intl.formatDate(madeAt, { dateStyle: "long", timeZone: "UTC" });
  const title = intl.formatMessage({ id: "export.title" });
  const lines = [
    title,
    "=".repeat(title.length),
    "",
    intl.formatMessage({ id: "export.intro" }, { date }),
    "",
    ...Object.entries(files).flatMap(([path, name]) => [
      path,
      `  ${intl.formatMessage({ id: `export.file.${name}` })}`,
      "",
    ]),
    intl.formatMessage({ id: "export.leftOut.title" }),
    ...leftOut.map((name) => `- ${intl.formatMessage({ id: `export.leftOut.${name}` })}`),
    "",
    intl.formatMessage({ id: "export.careful" }),
  ];
  return `${lines.join("\n")}\n`;
}

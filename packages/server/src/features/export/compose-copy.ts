import { serverIntl } from "@gemel/i18n/server";
import type { Services } from "../../services.ts";
import { conversationEntries, unseenEntries } from "./conversation-files.ts";
import { jsonEntry, mediaEntry, textEntry } from "./entries.ts";
import {
  describeAccount,
  describeAnswers,
  describeLikes,
  describeMatches,
  describeProfile,
  describeSafety,
} from "./own-files.ts";
import type { ZipEntry } from "../../foundation/write-zip.ts";
import type { Language } from "../../foundation/member.ts";
import { ownDataStore } from "./own-data-store.ts";
import { findAccount } from "../accounts/account.ts";

/**
 * The files of a copy of all that Gemel keeps about a member, each read when its turn comes. Others are in it
 * as the member sees them and no more; the tests hold every table of the database against it.
 */
export async function* composeCopy(
  services: Pick<Services, "clock" | "db" | "media">,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const account = await findAccount(services.db, userId);
  // Erased in the meantime; the copy is not needed.
  if (account === undefined) return;
  const { language } = account;
  yield textEntry("README.txt", [composeReadme(language, services.clock())]);
  yield jsonEntry("account.json", await describeAccount(services, userId));
  const profile = await describeProfile(services, userId);
  yield jsonEntry("profile.json", profile.value);
  for (const part of profile.media) yield* mediaEntry(services, part);
  yield jsonEntry("questionnaire.json", await describeAnswers(services, userId, language));
  yield jsonEntry("likes.json", await describeLikes(services, userId));
  yield jsonEntry("matches.json", await describeMatches(services, userId));
  yield jsonEntry("safety.json", await describeSafety(services, userId));
  yield jsonEntry("contact.json", await ownDataStore(services.db).contactMessages(userId));
  yield* conversationEntries(services, userId);
  yield* unseenEntries(services, userId);
}

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
function composeReadme(language: Language, madeAt: Date): string {
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

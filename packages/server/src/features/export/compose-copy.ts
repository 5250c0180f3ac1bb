import { serverIntl } from "@gemel/i18n/server";
import { MendableError } from "@gemel/command/mendable-error";
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
import { writeZip, type ZipEntry } from "../../foundation/write-zip.ts";
import type { Language } from "../../foundation/member.ts";
import { ownDataStore } from "./own-data-store.ts";
import { findAccount } from "../accounts/account.ts";
import { exists, writeWhole } from "../../foundation/files.ts";
import { addAuditEntry } from "../audit/rules.ts";

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

/** Composes a plain text, in a language, that describes each file of a copy, and what is left out and why. */
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

/** @throws MendableError for a file that is there */
export async function requireFree(path: string): Promise<void> {
  if (await exists(path))
    throw new MendableError(`"${path}" is there already: choose another name`);
}

/**
 * Writes the copy that a member's own export gives into a file that only its owner can read, by the operator. Call it
 * in a transaction: what is noted in the audit trail is kept when the file is whole.
 */
export async function writeCopy(
  services: Pick<Services, "clock" | "db" | "media">,
  subjectId: string,
  path: string,
): Promise<void> {
  await requireFree(path);
  const at = services.clock();
  await addAuditEntry(services.db, { at, subjectId, action: "export_data" });
  await writeWhole(path, writeZip(composeCopy(services, subjectId), at));
}

import type { Parts } from "../parts.ts";
import { composeReadme } from "./compose-readme.ts";
import { conversationEntries, unseenEntries } from "./conversation-files.ts";
import { jsonEntry, mediaEntry, textEntry } from "./entries.ts";
import { describeAccount, describeAnswers, describeProfile } from "./own-files.ts";
import { describeLikes, describeMatches, describeSafety } from "./relation-files.ts";
import type { ZipEntry } from "./zip-entry.ts";

/**
 * The files of a copy of all that Gemel keeps about a member, each read when its turn comes. Others are in it
 * as the member sees them and no more; the tests hold every table of the database against it.
 */
export async function* composeCopy(
  parts: Pick<Parts, "clock" | "media" | "stores">,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const account = await parts.stores.accounts.findById(userId);
  // Erased in the meantime; nobody will want the copy.
  if (account === undefined) return;
  const { language } = account;
  yield textEntry("README.txt", [composeReadme(language, parts.clock())]);
  yield jsonEntry("account.json", await describeAccount(parts, userId));
  const profile = await describeProfile(parts, userId);
  yield jsonEntry("profile.json", profile.value);
  for (const part of profile.media) yield* mediaEntry(parts, part);
  yield jsonEntry("questionnaire.json", await describeAnswers(parts, userId, language));
  yield jsonEntry("likes.json", await describeLikes(parts, userId));
  yield jsonEntry("matches.json", await describeMatches(parts, userId));
  yield jsonEntry("safety.json", await describeSafety(parts, userId));
  yield jsonEntry("contact.json", await parts.stores.ownData.contactMessages(userId));
  yield* conversationEntries(parts, userId);
  yield* unseenEntries(parts, userId);
}

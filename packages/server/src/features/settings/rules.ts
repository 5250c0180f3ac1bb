import { AppError } from "../../errors/app-error.ts";
import type { Services } from "../../services.ts";
import { settingsStore, type Settings, type SettingsChange } from "./store.ts";
import type { Db } from "../../jobs/db.ts";

export type { Settings } from "./store.ts";

/** Returns the settings of a member. @throws AppError `unauthorized` if the member was erased a moment ago */
export async function getSettings(
  { db }: Pick<Services, "db">,
  memberId: string,
): Promise<Settings> {
  const settings = await findSettings(db, memberId);
  if (settings === undefined) throw new AppError("unauthorized");
  return settings;
}

/**
 * Changes what a member has set. The next mail and the next answer of an AI are in the new language.
 * @throws AppError `unauthorized` for who was erased a moment ago
 */
export async function updateSettings(
  { db }: Pick<Services, "db">,
  memberId: string,
  change: SettingsChange,
): Promise<Settings> {
  const settings = await changeSettings(db, memberId, change);
  if (settings === undefined) throw new AppError("unauthorized");
  return settings;
}

/** Finds the settings of a member; undefined if the account is erased. */
export const findSettings = (db: Db, memberId: string) => settingsStore(db).find(memberId);

/** Changes what a member has set; undefined where the account is erased. */
export const changeSettings = (db: Db, memberId: string, change: SettingsChange) =>
  settingsStore(db).update(memberId, change);

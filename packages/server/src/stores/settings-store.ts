import type { Kysely, Selectable } from "kysely";
import type { Language } from "../services/accounts/account.ts";
import type { Settings } from "../services/settings/settings.ts";
import type { SettingsStore } from "../services/settings/settings-store.ts";
import { asNotices, noticeColumns } from "./notices-row.ts";
import type { Schema } from "./schema.ts";

const columns = ["preferred_language", ...Object.values(noticeColumns)] as const;

/** What members have set, in the database. */
export const createSettingsStore = (db: Kysely<Schema>): SettingsStore => ({
  find: async (userId) => {
    const row = await db
      .selectFrom("users")
      .select(columns)
      .where("id", "=", userId)
      .executeTakeFirst();
    return row && asSettings(row);
  },
  update: async (userId, { language, notices = {} }) => {
    const row = await db
      .updateTable("users")
      .set({
        preferred_language: language,
        match_mail: notices.matches,
        message_mail: notices.messages,
        twin_mail: notices.twin_ready,
      })
      .where("id", "=", userId)
      .returning(columns)
      .executeTakeFirst();
    return row && asSettings(row);
  },
});

const asSettings = (
  row: Pick<Selectable<Schema["users"]>, (typeof columns)[number]>,
): Settings => ({
  language: row.preferred_language as Language,
  notices: asNotices(row),
});

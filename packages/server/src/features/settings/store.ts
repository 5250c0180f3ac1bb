import type { Kysely, Selectable } from "kysely";
import type { Language } from "../../foundation/member.ts";
import type { NoticeKind } from "../../mail/notices.ts";
import type { Schema } from "../../database/schema.ts";
import { asNotices, type MailNotices, noticeColumns } from "./notices.ts";

export interface Settings {
  /** Language of mails and AI. */
  readonly language: Language;
  readonly notices: MailNotices;
}

export interface SettingsChange {
  readonly language?: Language | undefined;
  readonly notices?: { readonly [Kind in NoticeKind]?: boolean | undefined } | undefined;
}

const columns = ["preferred_language", ...Object.values(noticeColumns)] as const;

export const settingsStore = (db: Kysely<Schema>) => ({
  find: async (userId: string): Promise<Settings | undefined> => {
    const row = await db
      .selectFrom("users")
      .select(columns)
      .where("id", "=", userId)
      .executeTakeFirst();
    return row && asSettings(row);
  },
  /** Changes what is named, in one step. @returns the settings as they are now; nothing where the member is erased */
  update: async (userId: string, { language, notices = {} }: SettingsChange) => {
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

const asSettings = (row: Pick<Selectable<Schema["users"]>, (typeof columns)[number]>) => ({
  language: row.preferred_language as Language,
  notices: asNotices(row),
});

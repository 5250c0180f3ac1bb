import type { Selectable } from "kysely";
import type { NoticeKind } from "../../mail/notices.ts";
import type { Schema } from "../../database/schema.ts";

export type MailNotices = Readonly<Record<NoticeKind, boolean>>;

/** The column that says whether a member wants notices of a kind. */
export const noticeColumns = {
  matches: "match_mail",
  messages: "message_mail",
  twin_ready: "twin_mail",
} as const satisfies Readonly<Record<NoticeKind, keyof Schema["users"]>>;

type NoticeColumn = (typeof noticeColumns)[NoticeKind];

export const asNotices = (row: Pick<Selectable<Schema["users"]>, NoticeColumn>): MailNotices => ({
  matches: row.match_mail,
  messages: row.message_mail,
  twin_ready: row.twin_mail,
});

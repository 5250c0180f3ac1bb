import { type Kysely, sql } from "kysely";
import type { PageRequest } from "../../foundation/page.ts";
import { olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";

type AuditAction =
  | "dismiss"
  | "warn"
  | "suspend"
  | "open_report"
  | "reinstate"
  | "name_admin"
  | "remove_admin"
  | "admit_adult"
  | "stated_minor"
  | "export_data"
  | "erase_account"
  | "read_words"
  | "release_words"
  | "discard_words";

/** An action of an admin or of the operator's command, or a statement of a member about themself. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the operator's command, and for the member themself. */
  readonly moderatorId: string | null;
  readonly subjectId: string;
  readonly reportId: string | null;
  readonly note: string;
}

export const auditStore = (db: Kysely<Schema>) => ({
  add: async ({ id, at, action, moderatorId, subjectId, reportId, note }: AuditEntry) => {
    await db
      .insertInto("audit_entries")
      .values({
        id,
        at,
        action,
        moderator_id: moderatorId,
        subject_id: subjectId,
        report_id: reportId,
        note,
      })
      .execute();
  },
  has: async (
    { action, subjectId, reportId, moderatorId }: Omit<AuditEntry, "id" | "at" | "note">,
    since: Date,
  ): Promise<boolean> => {
    const row = await db
      .selectFrom("audit_entries")
      .select("id")
      .where("subject_id", "=", subjectId)
      .where("action", "=", action)
      .where("report_id", "is not distinct from", reportId)
      .where("moderator_id", "is not distinct from", moderatorId)
      .where("at", ">", since)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** The newest first, without what another admin did about one. */
  page: (adminId: string, { after, limit }: PageRequest): Promise<readonly AuditEntry[]> =>
    db
      .selectFrom("audit_entries")
      .select(["id", "at", "action", "note"])
      .select(["moderator_id as moderatorId", "subject_id as subjectId", "report_id as reportId"])
      .where(({ eb, or }) =>
        or([
          eb("subject_id", "<>", adminId),
          eb("moderator_id", "is", null),
          eb("moderator_id", "=", adminId),
        ]),
      )
      .where(olderThan("at", "id", after))
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .$narrowType<{ action: AuditEntry["action"] }>()
      .execute(),
  eraseBefore: (moment: Date) => sql`select erase_audit_entries(${moment})`.execute(db),
});

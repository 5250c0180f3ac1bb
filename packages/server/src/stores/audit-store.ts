import { type Kysely, type Selectable, sql } from "kysely";
import type { AuditEntry } from "../services/moderation/audit-entry.ts";
import type { AuditStore } from "../services/moderation/audit-store.ts";
import { olderThan } from "./older-than.ts";
import type { Schema } from "./schema.ts";

/** The audit trail in the database. */
export function createAuditStore(db: Kysely<Schema>): AuditStore {
  return {
    add: async ({ id, at, action, moderatorId, subjectId, reportId, note }) => {
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
    hasOpened: async ({ subjectId, reportId, moderatorId }, since) => {
      const row = await db
        .selectFrom("audit_entries")
        .select("id")
        .where("subject_id", "=", subjectId)
        .where("action", "=", "open_report")
        .where("report_id", "=", reportId)
        .where("moderator_id", "=", moderatorId)
        .where("at", ">", since)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    page: async ({ after, limit }) => {
      const rows = await db
        .selectFrom("audit_entries")
        .selectAll()
        .where(olderThan("at", "id", after))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(asEntry);
    },
    countAbout: async (subjectId, action, exceptReportId) => {
      const query = db
        .selectFrom("audit_entries")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("subject_id", "=", subjectId)
        .where("action", "=", action)
        .where("report_id", "is distinct from", exceptReportId);
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    eraseBefore: async (moment) => {
      await sql`select erase_audit_entries(${moment})`.execute(db);
    },
  };
}

const asEntry = (row: Selectable<Schema["audit_entries"]>): AuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action as AuditEntry["action"],
  moderatorId: row.moderator_id,
  subjectId: row.subject_id,
  reportId: row.report_id,
  note: row.note,
});

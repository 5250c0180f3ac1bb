import { type Kysely, type Selectable, sql } from "kysely";
import type { AuditEntry } from "./rules.ts";
import { stands } from "./standing.ts";
import type { PageRequest } from "../../foundation/page.ts";
import { olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";

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
  page: async (adminId: string, { after, limit }: PageRequest): Promise<readonly AuditEntry[]> => {
    const rows = await db
      .selectFrom("audit_entries")
      .selectAll()
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
      .execute();
    return rows.map(asEntry);
  },
  countMeasure: async (subjectId: string, action: "warn" | "suspend", exceptReportId: string) => {
    const query = db
      .selectFrom("audit_entries")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("subject_id", "=", subjectId)
      .where("action", "=", action)
      .where("report_id", "is distinct from", exceptReportId)
      .where(stands);
    return Number((await query.executeTakeFirstOrThrow()).count);
  },
  countMeasures: async (reportIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (reportIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("audit_entries")
      .innerJoin("reports", "reports.reported_id", "audit_entries.subject_id")
      .select(({ fn }) => ["reports.id", fn.countAll<number>().as("count")])
      .where("reports.id", "in", reportIds)
      .where("audit_entries.action", "in", ["warn", "suspend"])
      .whereRef("audit_entries.report_id", "is distinct from", "reports.id")
      .where(stands)
      .groupBy("reports.id")
      .execute();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  eraseBefore: async (moment: Date) => {
    await sql`select erase_audit_entries(${moment})`.execute(db);
  },
});

const asEntry = (row: Selectable<Schema["audit_entries"]>): AuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action as AuditEntry["action"],
  moderatorId: row.moderator_id,
  subjectId: row.subject_id,
  reportId: row.report_id,
  note: row.note,
});

import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { countOf } from "../../database/sql.ts";

/**
 * For a query that reads `audit_entries`: the entries that no later ruling about the same report replaces. An
 * entry without a report always stands.
 */
export const stands = sql<boolean>`not exists (
  select from audit_entries as later
  where later.subject_id = audit_entries.subject_id and later.action in ('dismiss', 'warn', 'suspend')
    and later.report_id = audit_entries.report_id and later.at > audit_entries.at)`;

/** How many warnings or suspensions of a member stand, a report left out: a ruling that was revised does not. */
export const countMeasure = (
  db: Kysely<Schema>,
  subjectId: string,
  action: "warn" | "suspend",
  exceptReportId: string,
): Promise<number> =>
  countOf(
    db
      .selectFrom("audit_entries")
      .where("subject_id", "=", subjectId)
      .where("action", "=", action)
      .where("report_id", "is distinct from", exceptReportId)
      .where(stands),
  );

/** How many warnings and suspensions of each reported member stand, by the report, which is left out itself. */
export async function countMeasures(
  db: Kysely<Schema>,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit_entries")
    .innerJoin("reports", "reports.reported_id", "audit_entries.subject_id")
    .select(["reports.id", sql<number>`count(*)::int`.as("count")])
    .where("reports.id", "in", reportIds)
    .where("audit_entries.action", "in", ["warn", "suspend"])
    .whereRef("audit_entries.report_id", "is distinct from", "reports.id")
    .where(stands)
    .groupBy("reports.id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

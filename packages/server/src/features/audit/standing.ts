import { sql } from "kysely";

/**
 * Of a query that reads `audit_entries`: those that no later ruling about the same report replaces. An entry
 * without a report stands by itself.
 */
export const stands = sql<boolean>`not exists (
  select from audit_entries as later
  where later.subject_id = audit_entries.subject_id and later.action in ('dismiss', 'warn', 'suspend')
    and later.report_id = audit_entries.report_id and later.at > audit_entries.at)`;

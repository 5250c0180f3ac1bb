import type { PageRequest } from "../paging/page.ts";
import type { AuditAction, AuditEntry } from "./audit-entry.ts";

/** What admins did. The database lets nobody change an entry, and erases one only by `eraseBefore`. */
export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  /** Whether an admin has opened a report since a moment. */
  hasOpened(
    opening: Pick<AuditEntry, "subjectId" | "reportId" | "moderatorId">,
    since: Date,
  ): Promise<boolean>;
  /** The newest first. */
  page(request: PageRequest): Promise<readonly AuditEntry[]>;
  /** How often something was done about a member, a report left out. */
  countAbout(subjectId: string, action: AuditAction, exceptReportId: string): Promise<number>;
  eraseBefore(moment: Date): Promise<void>;
}

import { summarizeReports } from "./members.ts";
import type { ReportEntry, ReportFile, ReportSummary } from "./report.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { requireAdmin } from "./audit.ts";
import { readReportFile } from "./evidence.ts";
import { type Page, type PageQuery, readPage } from "../../foundation/page.ts";
import { moderationStore } from "./store.ts";
import { addAuditEntry } from "../audit/rules.ts";

/**
 * A report with its evidence. It is handed out only with a note in the trail that it was.
 * @throws AppError `admins_only`, or `not_found`, also for a report about the admin
 */
export async function getReport(
  services: Pick<Services, "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  reportId: string,
): Promise<ReportFile> {
  requireAdmin(member);
  return services.transaction(async (db) => {
    const file = await readReportFile(db, member.id, reportId);
    const look = { moderatorId: member.id, subjectId: file.report.reported.id, reportId };
    await addAuditEntry(db, { at: services.clock(), action: "open_report", ...look });
    return file;
  });
}

/**
 * A page of the reports that wait, the most urgent first, or of those with a ruling, the newest first.
 * @throws AppError `admins_only` or `invalid_cursor`
 */
export async function getReports(
  services: Pick<Services, "cursors" | "db">,
  member: Pick<Member, "id" | "isAdmin">,
  state: "open" | "closed",
  query: PageQuery,
): Promise<Page<ReportSummary>> {
  requireAdmin(member);
  const { pageOpen, countOpen, pageClosed, countClosed } = moderationStore(services.db);
  const { pageOf, countOf } = {
    open: { pageOf: pageOpen, countOf: countOpen },
    closed: { pageOf: pageClosed, countOf: countClosed },
  }[state];
  const page = await readPage(
    services,
    {
      memberId: member.id,
      name: `reports ${state}`,
      positionOf: ({ id, createdAt, ruling }: ReportEntry) => ({
        at: ruling?.ruledAt ?? createdAt,
        id,
      }),
      page: (request) => pageOf(member.id, request),
      count: () => countOf(member.id),
    },
    query,
  );
  return { ...page, items: await summarizeReports(services.db, member.id, page.items) };
}

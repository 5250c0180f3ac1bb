import type { Page } from "../paging/page.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { ReportEntry, ReportSummary } from "./moderation.ts";
import { requireAdmin } from "./require-admin.ts";
import { summarizeReports } from "./summarize-reports.ts";

/**
 * A page of the reports that wait, the most urgent first, or of those that are decided, the last one first.
 * @throws AppError `admins_only` or `invalid_cursor`
 */
export async function getReports(
  parts: Pick<Parts, "cursors" | "stores">,
  member: Pick<Member, "id" | "isAdmin">,
  state: "open" | "closed",
  query: PageQuery,
): Promise<Page<ReportSummary>> {
  requireAdmin(member);
  const { moderation } = parts.stores;
  const list = {
    open: { page: moderation.pageOpen, count: moderation.countOpen },
    closed: { page: moderation.pageClosed, count: moderation.countClosed },
  }[state];
  const page = await readPage(
    parts,
    {
      memberId: member.id,
      name: `reports ${state}`,
      positionOf: ({ id, createdAt, decision }: ReportEntry) => ({
        at: decision?.decidedAt ?? createdAt,
        id,
      }),
      ...list,
    },
    query,
  );
  return { ...page, items: await summarizeReports(parts.stores, page.items) };
}

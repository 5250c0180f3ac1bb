import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { ReportFile } from "./moderation.ts";
import { noteOpening } from "./note-opening.ts";
import { readReportFile } from "./read-report-file.ts";
import { requireAdmin } from "./require-admin.ts";

/**
 * A report with its evidence. It is handed out only with a note in the trail that it was.
 * @throws AppError `admins_only` or `not_found`
 */
export async function getReport(
  parts: Pick<Parts, "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  reportId: string,
): Promise<ReportFile> {
  requireAdmin(member);
  return parts.transaction(async (stores) => {
    const file = await readReportFile(stores, reportId);
    const subjectId = file.report.reported.id;
    await noteOpening(stores, parts, { moderatorId: member.id, subjectId, reportId });
    return file;
  });
}

import { AppError } from "../../errors/app-error.ts";
import type { Stores } from "../stores.ts";
import type { ReportFile } from "./moderation.ts";
import { summarizeReports } from "./summarize-reports.ts";

/** Reads a report with its evidence, from the copies alone. @throws AppError `not_found` */
export async function readReportFile(
  stores: Pick<Stores, "accounts" | "addressMarks" | "audit" | "moderation">,
  reportId: string,
): Promise<ReportFile> {
  const found = await stores.moderation.find(reportId);
  if (found === undefined) throw new AppError("not_found");
  const { profile, messages, pictureFile, voiceFile, additions, ...entry } = found;
  const [report] = await summarizeReports(stores, [entry]);
  if (report === undefined) throw new AppError("not_found");
  const { reportedId } = entry;
  return {
    report,
    evidence: { profile, messages, pictureFile, voiceFile, additions },
    earlier: {
      ...(await stores.moderation.countAbout(entry)),
      warnings: await stores.audit.countAbout(reportedId, "warn", reportId),
      suspensions: await stores.audit.countAbout(reportedId, "suspend", reportId),
    },
  };
}

import {
  type Evidence,
  type ReportEntry,
  type ReportFile,
  type ReportSummary,
  summarizeReports,
} from "./report.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { requireAdmin } from "./audit.ts";
import { type Page, type PageQuery, readPage } from "../../foundation/page.ts";
import { moderationStore } from "./store.ts";
import { addAuditEntry, noteVisit } from "../audit/rules.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { countMeasure } from "../audit/measures.ts";

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

type EvidenceServices = Pick<Services, "clock" | "transaction">;
type Asking = Pick<Member, "id" | "isAdmin">;

/**
 * Finds the file of the reported picture.
 * @param place - the addition or former version that shows it, from 1; both 0 for the report itself
 * @throws AppError `admins_only` or `not_found`
 */
export const findReportedPicture = (
  services: EvidenceServices,
  member: Asking,
  reportId: string,
  place: { readonly addition: number; readonly former: number },
): Promise<string> =>
  findFile(services, member, reportId, ({ pictureFile, additions, former }) => {
    if (place.former > 0) return former[place.former - 1]?.picture_file;
    return place.addition === 0 ? pictureFile : additions[place.addition - 1]?.picture_file;
  });

/**
 * Finds the file of a reported recording: the voice message of the profile, or the recording of a message.
 * @param recording - `voice`, `voice-` and the number of an addition, `former-` and that of a former version,
 *   or the message's id
 * @throws AppError `admins_only` or `not_found`
 */
export const findReportedRecording = (
  services: EvidenceServices,
  member: Asking,
  reportId: string,
  recording: string,
): Promise<string> =>
  findFile(services, member, reportId, ({ voiceFile, messages, additions, former }) => {
    if (recording === "voice") return voiceFile;
    const [, list, place] = /^(voice|former)-(\d+)$/.exec(recording) ?? [];
    if (list !== undefined) {
      return (list === "voice" ? additions : former)[Number(place) - 1]?.voice_file;
    }
    return messages.find(({ id }) => id === recording)?.audio_file;
  });

/** A file of a report. It is handed out only with a note in the trail that the report was opened. */
async function findFile(
  services: EvidenceServices,
  member: Asking,
  reportId: string,
  choose: (evidence: Evidence) => string | null | undefined,
): Promise<string> {
  requireAdmin(member);
  return services.transaction(async (db) => {
    const found = await moderationStore(db).find(member.id, reportId);
    const file = found && choose(found);
    if (found === undefined || file === null || file === undefined) throw new AppError("not_found");
    const look = { moderatorId: member.id, subjectId: found.reportedId, reportId };
    await noteVisit(db, services, { action: "open_report", ...look });
    return file;
  });
}

/**
 * Reads a report with its evidence for an admin, from the copies alone.
 * @throws AppError `not_found`, also for a report about the admin
 */
export async function readReportFile(
  db: Db,
  adminId: string,
  reportId: string,
): Promise<ReportFile> {
  const found = await moderationStore(db).find(adminId, reportId);
  if (found === undefined) throw new AppError("not_found");
  const { profile, messages, leftOut, former, pictureFile, voiceFile, additions, ...entry } = found;
  const [report] = await summarizeReports(db, adminId, [entry]);
  if (report === undefined) throw new AppError("not_found");
  const { reportedId } = entry;
  return {
    report,
    evidence: { profile, messages, leftOut, former, pictureFile, voiceFile, additions },
    earlier: {
      ...(await moderationStore(db).countAbout(entry)),
      warnings: await countMeasure(db, reportedId, "warn", reportId),
      suspensions: await countMeasure(db, reportedId, "suspend", reportId),
    },
  };
}

import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { endLiveOf } from "../account-status/deletion.ts";
import {
  clearWarning,
  noteWarning,
  reinstateMember as reinstate,
  suspendMember,
} from "../account-status/suspension.ts";
import type { Basis, ReportEntry, ReportFile, Ruling, Verdict } from "./report.ts";
import { readReportFile } from "./queue.ts";
import { requireAdmin } from "./audit.ts";
import { moderationStore } from "./store.ts";
import { findAccount } from "../accounts/account.ts";
import { countMeasure } from "../audit/measures.ts";
import { addAuditEntry } from "../audit/rules.ts";

/**
 * Dismisses a report, warns the reported member, or suspends them, and notes it in the trail. The member gets
 * a mail, about a suspension only once; a member whose account is deleted sees a warning when they come back.
 * To revise a ruling, the admin names it; only `reinstateMember` ends a suspension.
 * @throws AppError `admins_only`, `not_found`, also for a report about the admin, `already_decided` if
 *   another ruling stands, `added_meanwhile` if the admin has not read all that the reporter added, or
 *   `rule_broken` for a report that the admin made
 */
export async function ruleOnReport(
  services: Pick<Services, "addressHashes" | "clock" | "db" | "live" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  reportId: string,
  verdict: Verdict,
  { revises, seenUntil }: Basis,
): Promise<ReportFile> {
  requireAdmin(member);
  const ruled = await services.transaction(async (db) => {
    const report = await moderationStore(db).findForUpdate(member.id, reportId);
    if (report === undefined) throw new AppError("not_found");
    refuseOwn(report, member.id);
    if (report.ruling?.ruledAt.getTime() !== revises?.getTime()) {
      throw new AppError("already_decided");
    }
    if (report.addedAt?.getTime() !== seenUntil?.getTime()) throw new AppError("added_meanwhile");
    const now = services.clock();
    const suspended = await act(db, services, report, verdict, now);
    await noteRuling(db, report, { ...verdict, ruledAt: now, moderatorId: member.id });
    return { file: await readReportFile(db, member.id, reportId), suspended };
  });
  for (const id of ruled.suspended) await endLiveOf(services, id);
  return ruled.file;
}

/** No admin judges what they have reported; a report about themself they do not find. */
function refuseOwn({ reporterId }: ReportEntry, adminId: string): void {
  if (reporterId === adminId) {
    throw new AppError("rule_broken", {
      message: "Another admin has to decide what you have reported.",
      details: [{ field: "id", code: "own_report", message: "This report is yours." }],
    });
  }
}

/**
 * Applies a measure to the person, also if the account is deleted or erased. A confirmed warning is not given
 * again; a warning that is taken back is no longer shown, unless there is another.
 * @returns the ids of the members whom it suspended
 */
async function act(
  db: Db,
  services: Pick<Services, "addressHashes">,
  { id, reportedId, ruling }: ReportEntry,
  { action }: Verdict,
  now: Date,
): Promise<readonly string[]> {
  const send = (news: "warned" | "suspended") =>
    db.jobs.send("moderation-mail", { userId: reportedId, news });
  const isWarned = ruling?.action === "warn";
  if (action === "warn" && !isWarned && !(await noteWarning(db, reportedId, now))) {
    await send("warned");
  }
  if (action !== "warn" && isWarned && (await countMeasure(db, reportedId, "warn", id)) === 0) {
    await clearWarning(db, reportedId);
  }
  if (action !== "suspend") return [];
  const suspended = await suspendMember(db, services, reportedId, now);
  if (suspended.includes(reportedId)) await send("suspended");
  return suspended;
}

async function noteRuling(
  db: Db,
  { id: reportId, reportedId: subjectId }: ReportEntry,
  ruling: Ruling,
): Promise<void> {
  await moderationStore(db).saveRuling(reportId, ruling);
  const { ruledAt: at, ...rest } = ruling;
  await addAuditEntry(db, { at, subjectId, reportId, ...rest });
}

/**
 * Lets a suspended member in again, with every account of the mailbox, and notifies them; one who is erased may
 * register again. Of a member who is not suspended nothing is changed, noted or mailed.
 * @throws AppError `admins_only`, or `not_found` for an unknown id
 */
export async function reinstateMember(
  services: Pick<Services, "addressHashes" | "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  userId: string,
  note: string,
): Promise<void> {
  requireAdmin(member);
  await services.transaction(async (db) => {
    const isThere = (await findAccount(db, userId)) !== undefined;
    const reinstated = await reinstate(db, services, userId);
    if (reinstated.length === 0 && !isThere) throw new AppError("not_found");
    for (const subjectId of reinstated) {
      await addAuditEntry(db, {
        at: services.clock(),
        action: "reinstate",
        moderatorId: member.id,
        subjectId,
        note,
      });
      await db.jobs.send("moderation-mail", { userId: subjectId, news: "reinstated" });
    }
  });
}

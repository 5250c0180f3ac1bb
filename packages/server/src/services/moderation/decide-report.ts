import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { endLiveOf } from "../standing/end-live-of.ts";
import { suspendMember } from "../standing/suspend-member.ts";
import type { Stores } from "../stores.ts";
import type { Decision, ReportEntry, ReportFile, Verdict } from "./moderation.ts";
import { readReportFile } from "./read-report-file.ts";
import { requireAdmin } from "./require-admin.ts";

/**
 * Dismisses a report, warns the reported member, or suspends them, and notes it in the trail. The member
 * hears of it by mail, once of being suspended; one whose account is deleted hears of a warning when they
 * come back. A decision is revised by naming it; only `reinstateMember` ends a suspension.
 * @param revises when the decision was made that this one replaces; null for a first one
 * @throws AppError `admins_only`, `not_found`, `already_decided` where another decision stands, or
 *   `rule_broken` for a report that the admin is a part of
 */
export async function decideReport(
  parts: Pick<Parts, "addressHashes" | "clock" | "live" | "stores" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  reportId: string,
  verdict: Verdict,
  revises: Date | null = null,
): Promise<ReportFile> {
  requireAdmin(member);
  const file = await parts.transaction(async (stores) => {
    const report = await stores.moderation.hold(reportId);
    if (report === undefined) throw new AppError("not_found");
    refusePartial(report, member.id);
    if (report.decision?.decidedAt.getTime() !== revises?.getTime()) {
      throw new AppError("already_decided");
    }
    const now = parts.clock();
    await act(stores, parts, report, verdict, now);
    await note(stores, report, { ...verdict, decidedAt: now, moderatorId: member.id });
    return readReportFile(stores, reportId);
  });
  if (verdict.action === "suspend") await endLiveOf(parts, file.report.reported.id);
  return file;
}

/** Nobody judges in their own matter, on whichever side. */
function refusePartial({ reporterId, reportedId }: ReportEntry, adminId: string): void {
  if (reportedId === adminId) {
    throw new AppError("rule_broken", {
      message: "Another admin has to decide a report about yourself.",
      details: [{ field: "id", code: "oneself", message: "This report is about you." }],
    });
  }
  if (reporterId === adminId) {
    throw new AppError("rule_broken", {
      message: "Another admin has to decide what you have reported.",
      details: [{ field: "id", code: "own_report", message: "This report is yours." }],
    });
  }
}

/** A measure is the person's: it does not matter whether the account is deleted, or erased. */
async function act(
  stores: Stores,
  parts: Pick<Parts, "addressHashes">,
  { reportedId }: ReportEntry,
  { action }: Verdict,
  now: Date,
): Promise<void> {
  if (action === "dismiss") return;
  if (action === "suspend" && !(await suspendMember(stores, parts, reportedId, now))) return;
  if (action === "warn" && (await stores.accounts.noteWarning(reportedId, now))) return;
  const news = { warn: "warned", suspend: "suspended" } as const;
  await stores.jobs.send("moderation-mail", { userId: reportedId, news: news[action] });
}

async function note(
  stores: Stores,
  { id: reportId, reportedId: subjectId }: ReportEntry,
  decision: Decision,
): Promise<void> {
  await stores.moderation.decide(reportId, decision);
  const { decidedAt: at, ...rest } = decision;
  await stores.audit.add({ id: randomUUID(), at, subjectId, reportId, ...rest });
}

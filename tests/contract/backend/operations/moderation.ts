import type { components } from "@gemel/api/schema";
import { json, noContent } from "../http/answer.ts";
import { notFound, Refusal, ruleBroken } from "../http/refusal.ts";
import { sendAudio, sendPicture } from "../http/send-media.ts";
import type { Member } from "../world/member.ts";
import { endSession, sessionsOf } from "../world/sessions.ts";
import { addEntry, type StoredReport } from "../world/moderation.ts";
import type { World } from "../world/world.ts";
import { type Call, type Handlers, memberOf } from "./call.ts";
import { pageOf } from "./page.ts";

type Schemas = components["schemas"];

/** What admins do about reports. */
export const moderationHandlers = {
  getReports: (call) => {
    const admin = adminOf(call);
    const { state = "open", after, limit = 20 } = call.parameters;
    const all = call.world.reports.filter((one) => (one.decision === null) === (state === "open"));
    const list = `reports-${state}-${admin.id}`;
    const page = pageOf(all, { list, after, limit, newestFirst: state === "closed" });
    const items = page.items.map((one) => summaryOf(call.world, one));
    return json(200, { items, next_cursor: page.next_cursor, total: all.length });
  },

  getReport: (call) => {
    const admin = adminOf(call);
    const report = reportOf(call);
    const { id: report_id, reportedId: subjectId } = report;
    addEntry(call.world, { action: "open_report", moderatorId: admin.id, subjectId, report_id });
    return json(200, fileOf(call.world, report));
  },

  getReportPicture: (call) => {
    adminOf(call);
    return sendPicture(reportOf(call).picture);
  },

  getReportRecording: (call) => {
    adminOf(call);
    const { voice } = reportOf(call);
    return sendAudio(call.parameters.recording === "voice" ? voice : undefined, call.headers.range);
  },

  decideReport: (call) => {
    const admin = adminOf(call);
    const report = reportOf(call);
    const { action, note } = call.body;
    if (report.reportedId === admin.id) throw ruleBroken("id", "oneself", "It is about you.");
    if (report.reporterId === admin.id) throw ruleBroken("id", "own_report", "It is yours.");
    if (report.decision !== null) {
      throw new Refusal(409, "already_decided", "Another admin has decided this report.");
    }
    const reported = call.world.members.get(report.reportedId);
    if (reported && action === "suspend") suspend(call.world, reported);
    report.decision = { action, note, moderatorId: admin.id, at: new Date().toISOString() };
    report.order = call.world.nextOrder();
    const { id: report_id, reportedId: subjectId } = report;
    addEntry(call.world, { action, note, moderatorId: admin.id, subjectId, report_id });
    return json(200, fileOf(call.world, report));
  },

  reinstateMember: (call) => {
    const admin = adminOf(call);
    const member = call.world.members.get(call.parameters.id);
    if (!member) throw notFound();
    if (!member.isSuspended) return noContent();
    member.isSuspended = false;
    const { note } = call.body;
    const subjectId = member.id;
    addEntry(call.world, { action: "reinstate", note, moderatorId: admin.id, subjectId });
    return noContent();
  },

  getAuditTrail: (call) => {
    const admin = adminOf(call);
    const { after, limit = 20 } = call.parameters;
    const list = `audit-${admin.id}`;
    const page = pageOf(call.world.audit, { list, after, limit, newestFirst: true });
    const items = page.items.map(
      ({ id, at, action, moderatorId, subjectId, report_id, note }): Schemas["AuditEntry"] => ({
        id,
        at,
        action,
        moderator: memberSummary(call.world, moderatorId),
        subject: memberSummary(call.world, subjectId),
        report_id,
        note,
      }),
    );
    return json(200, { items, next_cursor: page.next_cursor });
  },
} satisfies Partial<Handlers>;

/** The signed-in admin. @throws Refusal 403 for another member, before anything is looked up */
function adminOf(call: Pick<Call, "world" | "session">): Member {
  const member = memberOf(call);
  if (!member.isAdmin) throw new Refusal(403, "forbidden", "This is for admins.");
  return member;
}

function suspend(world: World, member: Member): void {
  member.isSuspended = true;
  for (const session of sessionsOf(world, member.id)) endSession(world, session);
}

function reportOf({
  world,
  parameters,
}: {
  readonly world: World;
  readonly parameters: { readonly id: string };
}): StoredReport {
  const report = world.reports.find(({ id }) => id === parameters.id);
  if (!report) throw notFound();
  return report;
}

function memberSummary({ members }: World, id: string): Schemas["MemberSummary"] {
  const member = members.get(id);
  const standing = member ? (member.isSuspended ? "suspended" : "active") : "deleted";
  return { id, nickname: member?.nickname ?? null, standing };
}

function summaryOf(world: World, report: StoredReport): Schemas["ReportSummary"] {
  const { id, reason, details, createdAt, reporterId, reportedId, decision } = report;
  return {
    id,
    reason,
    details,
    created_at: createdAt,
    reporter: memberSummary(world, reporterId),
    reported: memberSummary(world, reportedId),
    decision: decision && {
      action: decision.action,
      note: decision.note,
      decided_at: decision.at,
      moderator: memberSummary(world, decision.moderatorId),
    },
  };
}

function fileOf(world: World, report: StoredReport): Schemas["ReportFile"] {
  const others = world.reports.filter(
    (one) => one !== report && one.reportedId === report.reportedId,
  );
  const decided = (action: Schemas["ModerationAction"]): number =>
    others.filter(({ decision }) => decision?.action === action).length;
  return {
    report: summaryOf(world, report),
    profile: report.profile,
    messages: [],
    has_picture: report.picture !== undefined,
    has_voice: report.voice !== undefined,
    earlier: {
      reports: others.length,
      warnings: decided("warn"),
      suspensions: decided("suspend"),
    },
  };
}

import { randomUUID } from "node:crypto";
import { emailKey } from "../foundation/email-key.ts";
import { secondsAfter } from "../foundation/clock.ts";
import { copyEvidence } from "../features/reports/copy-evidence.ts";
import { ruleOnReport } from "../features/moderation/rulings.ts";
import type { Services } from "../services.ts";
import { demoMembers } from "./demo-members.ts";
import { reportStore } from "../features/reports/store.ts";
import { pictures } from "../features/pictures/rules.ts";
import { voices } from "../features/voices/rules.ts";
import { accountStore } from "../features/accounts/store.ts";
import type { ReportReason } from "../features/reports/rules.ts";
import type { Verdict } from "../features/moderation/report.ts";
import read from "./demo-reports.json" with { type: "json" };

interface DemoReport {
  /** Addresses of demo members. */
  readonly from: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** How long ago it came in. */
  readonly hoursAgo: number;
  /** What the two wrote to each other before, minute by minute. */
  readonly talk: readonly { readonly by: "reporter" | "reported"; readonly text: string }[];
  /** The ruling of the admin; none for one that waits. */
  readonly verdict?: Verdict;
}

/** Three that wait and two with a ruling. None is suspended: each demo member can sign in. */
const demoReports = read as readonly DemoReport[];

/** Adds the demo reports, with copies as a real report makes them, and lets the demo admin rule on some. */
export async function seedReports(services: Services): Promise<void> {
  const admin = demoMembers.find((member) => member.admin);
  if (admin === undefined) throw new Error("no demo member is an admin");
  const adminId = await idOf(services, admin.email);
  for (const report of demoReports) {
    const id = await seedReport(services, report);
    if (report.verdict === undefined) continue;
    const basis = { revises: null, seenUntil: null };
    await ruleOnReport(services, { id: adminId, isAdmin: true }, id, report.verdict, basis);
  }
}

async function seedReport(services: Services, report: DemoReport): Promise<string> {
  const reports = reportStore(services.db);
  const reporterId = await idOf(services, report.from);
  const reportedId = await idOf(services, report.about);
  const profile = await reports.copyProfile(reportedId);
  if (profile === undefined) throw new Error(`${report.about} has no profile`);
  const createdAt = secondsAfter(services.clock(), -report.hoursAgo * 60 * 60);
  const id = randomUUID();
  await reports.add({
    id,
    reporterId,
    reportedId,
    reason: report.reason,
    details: report.details,
    conversationId: null,
    knownAs: profile.nickname,
    corroborates: true,
    profile,
    messages: report.talk.map(({ by, text }, index) => ({
      id: randomUUID(),
      sender_id: by === "reporter" ? reporterId : reportedId,
      kind: "text",
      text,
      sent_at: secondsAfter(createdAt, (index - report.talk.length) * 60).toISOString(),
    })),
    leftOut: 0,
    former: [],
    pictureFile: await copyEvidence(services, await pictures.find(services.db, reportedId)),
    voiceFile: await copyEvidence(services, await voices.find(services.db, reportedId)),
    createdAt,
  });
  return id;
}

async function idOf({ db }: Services, email: string): Promise<string> {
  const account = await accountStore(db).findByEmail(emailKey(email));
  if (account === undefined) throw new Error(`${email} is no demo member`);
  return account.id;
}

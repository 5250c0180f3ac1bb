import { randomUUID } from "node:crypto";
import { emailKey } from "../services/accounts/email-key.ts";
import { secondsAfter } from "../services/clock.ts";
import { copyEvidence } from "../services/media/copy-evidence.ts";
import { decideReport } from "../services/moderation/decide-report.ts";
import type { Parts } from "../services/parts.ts";
import { demoMembers } from "./demo-members.ts";
import { type DemoReport, demoReports } from "./demo-reports.ts";

/** Adds the demo reports, with copies as a real report makes them, and lets the demo admin decide some. */
export async function seedReports(parts: Parts): Promise<void> {
  const admin = demoMembers.find((member) => member.admin);
  if (admin === undefined) throw new Error("no demo member is an admin");
  const adminId = await idOf(parts, admin.email);
  for (const report of demoReports) {
    const id = await seedReport(parts, report);
    if (report.verdict === undefined) continue;
    await decideReport(parts, { id: adminId, isAdmin: true }, id, report.verdict);
  }
}

async function seedReport(parts: Parts, report: DemoReport): Promise<string> {
  const { reports, pictures, voices } = parts.stores;
  const reporterId = await idOf(parts, report.from);
  const reportedId = await idOf(parts, report.about);
  const profile = await reports.copyProfile(reportedId);
  if (profile === undefined) throw new Error(`${report.about} has no profile`);
  const createdAt = secondsAfter(parts.clock(), -report.hoursAgo * 60 * 60);
  const id = randomUUID();
  await reports.add({
    id,
    reporterId,
    reportedId,
    reason: report.reason,
    details: report.details,
    conversationId: null,
    profile,
    messages: report.talk.map(({ by, text }, index) => ({
      id: randomUUID(),
      sender_id: by === "reporter" ? reporterId : reportedId,
      kind: "text",
      text,
      sent_at: secondsAfter(createdAt, (index - report.talk.length) * 60).toISOString(),
    })),
    pictureFile: await copyEvidence(parts, await pictures.find(reportedId)),
    voiceFile: await copyEvidence(parts, await voices.find(reportedId)),
    createdAt,
  });
  return id;
}

async function idOf({ stores }: Parts, email: string): Promise<string> {
  const account = await stores.accounts.findByEmail(emailKey(email));
  if (account === undefined) throw new Error(`${email} is no demo member`);
  return account.id;
}

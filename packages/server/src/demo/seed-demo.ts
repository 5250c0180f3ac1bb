import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { emailKey } from "../foundation/email-key.ts";
import { nameAdmin } from "../features/moderation/audit.ts";
import type { Services } from "../services.ts";
import type { Member } from "../foundation/member.ts";
import { setPicture, pictures } from "../features/pictures/rules.ts";
import { updateProfile } from "../features/profiles/rules.ts";
import { submitAnswers } from "../features/questionnaire/rules.ts";
import { setVoice, voices } from "../features/voices/rules.ts";
import { allTexts } from "../features/twins/shared-texts.ts";
import { answerAs } from "./answer-as.ts";
import { DEMO_PASSWORD, type DemoMember, demoMembers } from "./demo-members.ts";
import { humTune } from "./hum-tune.ts";
import { looks } from "./looks.ts";
import { accountStore } from "../features/accounts/store.ts";
import { twinSharingStore } from "../features/twins/store.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import { profileStore } from "../features/profiles/store.ts";
import { secondsAfter } from "../foundation/clock.ts";
import { copyEvidence } from "../features/reports/copy-evidence.ts";
import { ruleOnReport } from "../features/moderation/rulings.ts";
import { reportStore } from "../features/reports/store.ts";
import type { Verdict } from "../features/moderation/report.ts";
import read from "./demo-reports.json" with { type: "json" };
import type { ReportReason } from "../database/documents.ts";

interface DemoReport {
  /** Addresses of demo members. */
  readonly from: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** How long ago it came in. */
  readonly hoursAgo: number;
  /** The messages between the two before the report, one per minute. */
  readonly talk: readonly { readonly by: "reporter" | "reported"; readonly text: string }[];
  /** The ruling of the admin; none for one that waits. */
  readonly verdict?: Verdict;
}

/** Three that wait and two with a ruling. None is suspended: each demo member can sign in. */
const demoReports = read as readonly DemoReport[];

/** Adds the demo reports, with copies as a real report makes them, and lets the demo admin rule on some. */
async function seedReports(services: Services): Promise<void> {
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

/**
 * Creates the demo members in an empty database: all of them with all their data, or none, so that the next
 * start repeats what a killed process had begun. @returns the members to sign in as
 */
export async function seedDemo(services: Services): Promise<readonly DemoMember[]> {
  const accounts = accountStore(services.db);
  if (await accounts.isEmpty()) {
    const passwordHash = await services.passwords.hash(DEMO_PASSWORD);
    await services.transaction(async (db) => {
      const inside: Services = { ...services, db, transaction: (work) => work(db) };
      for (const member of demoMembers) await seedMember(inside, member, passwordHash);
      await seedReports(inside);
    });
  }
  const found = await Promise.all(
    demoMembers.map(({ email }) => accounts.findByEmail(emailKey(email))),
  );
  return demoMembers.filter((_, index) => found[index] !== undefined);
}

async function seedMember(services: Services, member: DemoMember, passwordHash: string) {
  const now = services.clock();
  const id = randomUUID();
  const { email, language, nickname, profile } = member;
  const accounts = accountStore(services.db);
  const mailboxHash = services.addressHashes.hash(email);
  await accounts.open({ id, email, mailboxHash, passwordHash, language }, now);
  if (member.admin) await nameAdmin(services.db, id, now);
  if (nickname !== undefined) {
    const speaksForGemel = member.admin ?? false;
    await updateProfile(services, id, { changes: profile, nickname, speaksForGemel });
  }
  const owner = { id, email, onboardingStatus: "registered" } as const;
  if (member.isDrawn) {
    // Loaded on the first start only: drawing is nothing that every start should wait for.
    const { drawPortrait } = await import("./draw-portrait.ts");
    const portrait = await drawPortrait(email, looks[profile.sex ?? "other"]);
    await setPicture(services, owner, Readable.from([portrait]));
  }
  if (member.hums) await setVoice(services, owner, Readable.from([humTune(email)]));
  await answer(services, owner, member);
}

async function answer(
  services: Services,
  { id: userId, email }: Pick<Member, "id" | "email">,
  { disposition, profile, waits }: DemoMember,
): Promise<void> {
  if (disposition === undefined) return;
  const submitted = { questionnaireId, responses: answerAs(disposition) };
  if (!waits) {
    await submitAnswers(services, { id: userId, email }, submitted);
    await twinSharingStore(services.db).save(
      userId,
      allTexts(submitted, profile, services.clock()),
    );
    return;
  }
  const answers = answerStore(services.db);
  const profiles = profileStore(services.db);
  await answers.add({ userId, submittedAt: services.clock(), ...submitted });
  await profiles.setOnboardingStatus(userId, "questionnaire_completed");
}

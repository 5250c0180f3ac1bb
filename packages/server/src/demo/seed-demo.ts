import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { emailKey } from "../foundation/email-key.ts";
import { nameAdmin } from "../features/moderation/audit.ts";
import type { Services } from "../services.ts";
import type { Member } from "../foundation/member.ts";
import { setPicture } from "../features/pictures/rules.ts";
import { updateProfile } from "../features/profiles/rules.ts";
import { submitAnswers } from "../features/questionnaire/rules.ts";
import { setVoice } from "../features/voices/rules.ts";
import { allTexts } from "../features/twins/shared-texts.ts";
import { answerAs } from "./answer-as.ts";
import { DEMO_PASSWORD, type DemoMember, demoMembers } from "./demo-members.ts";
import { humTune } from "./hum-tune.ts";
import { looks } from "./looks.ts";
import { seedReports } from "./seed-reports.ts";
import { accountStore } from "../features/accounts/store.ts";
import { twinSharingStore } from "../features/twins/store.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import { profileStore } from "../features/profiles/store.ts";

/**
 * Creates the demo members in an empty database: all of them with all that is theirs, or none, so that what a
 * killed process had begun is begun again. @returns those that are there to sign in as
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

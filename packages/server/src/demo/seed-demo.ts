import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { emailKey } from "../services/accounts/email-key.ts";
import { nameAdmin } from "../services/moderation/name-admin.ts";
import type { Parts } from "../services/parts.ts";
import { setPicture } from "../services/pictures/set-picture.ts";
import { updateProfile } from "../services/profiles/update-profile.ts";
import { submitAnswers } from "../services/questionnaire/submit-answers.ts";
import { setVoice } from "../services/voice/set-voice.ts";
import { allWords } from "../services/twins/words-to-confirm.ts";
import { answerAs } from "./answer-as.ts";
import { DEMO_PASSWORD, type DemoMember, demoMembers } from "./demo-members.ts";
import { humTune } from "./hum-tune.ts";
import { looks } from "./looks.ts";
import { seedReports } from "./seed-reports.ts";

/**
 * Creates the demo members in an empty database: all of them with all that is theirs, or none, so that what a
 * killed process had begun is begun anew. @returns those that are there to sign in as
 */
export async function seedDemo(parts: Parts): Promise<readonly DemoMember[]> {
  const { accounts } = parts.stores;
  if (await accounts.isEmpty()) {
    const passwordHash = await parts.passwords.hash(DEMO_PASSWORD);
    await parts.transaction(async (stores) => {
      const inside: Parts = { ...parts, stores, transaction: (work) => work(stores) };
      for (const member of demoMembers) await seedMember(inside, member, passwordHash);
      await seedReports(inside);
    });
  }
  const found = await Promise.all(
    demoMembers.map(({ email }) => accounts.findByEmail(emailKey(email))),
  );
  return demoMembers.filter((_, index) => found[index] !== undefined);
}

async function seedMember(parts: Parts, member: DemoMember, passwordHash: string): Promise<void> {
  const now = parts.clock();
  const id = randomUUID();
  const { email, language, nickname, profile } = member;
  const { accounts } = parts.stores;
  await accounts.open({ id, email, passwordHash, language }, now);
  if (member.admin) await nameAdmin(parts.stores, id, now);
  if (nickname !== undefined) {
    const speaksForGemel = member.admin ?? false;
    await updateProfile(parts, id, { changes: profile, nickname, speaksForGemel });
  }
  if (member.isDrawn) {
    // Loaded on the first start only: drawing is nothing that every start should wait for.
    const { drawPortrait } = await import("./draw-portrait.ts");
    const portrait = await drawPortrait(email, looks[profile.sex ?? "other"]);
    await setPicture(parts, id, Readable.from([portrait]));
  }
  if (member.hums) await setVoice(parts, id, Readable.from([humTune(email)]));
  await answer(parts, id, member);
}

async function answer(
  parts: Parts,
  userId: string,
  { disposition, profile, waits }: DemoMember,
): Promise<void> {
  if (disposition === undefined) return;
  const submitted = { questionnaireId, responses: answerAs(disposition) };
  if (!waits) {
    await submitAnswers(parts, userId, submitted);
    await parts.stores.twinSharing.save(userId, allWords(submitted, profile, parts.clock()));
    return;
  }
  const { answers, profiles } = parts.stores;
  await answers.add({ userId, submittedAt: parts.clock(), ...submitted });
  await profiles.setOnboardingStatus(userId, "questionnaire_completed");
}

import { isPinned } from "@gemel/psyche/compatibility";
import type { Db } from "../../jobs/db.ts";
import type { Services } from "../../services.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { psycheVersion, scoreAnswers } from "./insights.ts";
import { insightsStore } from "./store.ts";
import { doEach } from "../../jobs/do-each.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import { completeOnboarding, lockProfile } from "../profiles/rules.ts";
import { findAnswers, findRenewal, renewAnswers } from "../questionnaire/rules.ts";
import type { Pinned } from "../../database/documents.ts";

/**
 * Analyses a member's answers. One transaction saves the insights, the status `onboarding_complete`, which
 * makes the twin available, and the job that mails about it, so that a killed process leaves either nothing
 * or everything. A repeated run changes nothing, and only notifies the member's live connections once more.
 *
 * If a member has answered again, the new answers and their results replace the old ones at once. If that
 * fails, the old ones stay, and the job is tried again.
 */
export const computeInsights =
  (services: Pick<Services, "clock" | "live" | "transaction">): JobHandler<"insights"> =>
  async ({ userId }) => {
    const isComplete = await services.transaction(async (db) => {
      const own = await lockProfile(db, userId);
      // The account was erased in the meantime, or a birth date has taken the member back.
      if (own === undefined || own.onboardingStatus === "registered") return false;
      const isRenewal = own.onboardingStatus === "onboarding_complete";
      const given = await (isRenewal ? findRenewal(db, userId) : findAnswers(db, userId));
      if (given === undefined) {
        if (isRenewal) return true;
        throw new Error("a member to analyse has no answers");
      }
      const scored = scoreAnswers(given, services.clock());
      const pinned = isRenewal ? await pinnedBefore(db, given) : null;
      await insightsStore(db).save(scored.insights, scored.inputs, pinned);
      if (isRenewal) {
        await renewAnswers(db, userId);
        return true;
      }
      await completeOnboarding(db, userId, services.clock());
      await db.jobs.send("twin-ready-mail", { userId });
      return true;
    });
    if (isComplete) await services.live.notifyMember(userId, { event: "twin_ready" });
  };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the personality that stays pinned when these answers replace the member's earlier ones. */
async function pinnedBefore(db: Db, { userId, submittedAt }: Answers): Promise<Pinned | null> {
  const before = await insightsStore(db).findPersonality(userId);
  if (before === undefined) return null;
  const days = (submittedAt.getTime() - Date.parse(before.answeredAt)) / DAY_MS;
  return isPinned(before, days) ? before : null;
}

/** How many members a round scores again at most: some seconds of one core, with pauses for everybody else. */
const MAX_A_ROUND = 2_000;

/**
 * Scores answers again that another version of the model has scored, each member in a transaction of its own,
 * even if another one fails; the next round does what one round leaves. Any different version counts as
 * another one, so that going back to an older release restores the scores of that release. The pinned
 * personality of earlier answers stays as that version scored it: these answers are gone.
 * @param leaving stops it after the current member
 * @param also makes further results of a member's answers by the model, in the same transaction
 * @throws the failures
 */
export async function refreshInsights(
  services: Pick<Services, "clock" | "db" | "transaction">,
  leaving: AbortSignal,
  also: (db: Db, answers: Answers) => Promise<void> = async () => undefined,
  max: number = MAX_A_ROUND,
): Promise<void> {
  const outdated = await insightsStore(services.db).findOutdated(psycheVersion, max);
  await doEach(outdated, leaving, (userId) =>
    services.transaction(async (db) => {
      // An erasure of the account at the same time waits for this, or came first.
      const own = await lockProfile(db, userId);
      const given = await findAnswers(db, userId);
      if (own === undefined || given === undefined) return;
      const scored = scoreAnswers(given, services.clock());
      const insights = insightsStore(db);
      await insights.save(scored.insights, scored.inputs, await insights.findPinned(userId));
      await also(db, given);
    }),
  );
}

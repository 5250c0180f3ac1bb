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
 * Analyses a member's answers. The insights, the status `onboarding_complete`, with which the twin is
 * there, and the job that mails about it are kept together or not at all, so that a killed process
 * leaves either nothing or everything behind. Done again it changes nothing, and only notifies the
 * member's live connections once more.
 *
 * Of a member who has answered again, the new answers and what is made of them come in the place of the old ones
 * at once. Where that fails, the old ones stay, and the job is tried again.
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

/** What stays pinned of a member's earlier answers when these come in their place. */
async function pinnedBefore(db: Db, { userId, submittedAt }: Answers): Promise<Pinned | null> {
  const before = await insightsStore(db).findPersonality(userId);
  if (before === undefined) return null;
  const days = (submittedAt.getTime() - Date.parse(before.answeredAt)) / DAY_MS;
  return isPinned(before, days) ? before : null;
}

/** How many members a round scores again at most: some seconds of one core, with pauses for everybody else. */
const MAX_A_ROUND = 2_000;

/**
 * Scores answers again that another version of the model has scored, each member in a transaction of its
 * own, though another one fails; what one round leaves the next one does. Any other version is another one, so
 * that going back to an older release brings the scores of that release back. What is pinned of earlier answers stays
 * as that version scored it: these answers are gone.
 * @param leaving ends it after the member at hand
 * @param also what else is made of a member's answers by the model, in the same transaction
 * @throws what has failed
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

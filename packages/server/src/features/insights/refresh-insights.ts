import type { Db } from "../../database/db.ts";
import type { Services } from "../../services.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { psycheVersion, scoreAnswers } from "./score-answers.ts";
import { insightsStore } from "./store.ts";
import { lockProfile } from "../profiles/rules.ts";
import { findAnswers } from "../questionnaire/rules.ts";

/** How many members a round scores again at most: some seconds of one core, with pauses for everybody else. */
const MAX_A_ROUND = 2_000;

/**
 * Scores answers again that another version of the model has scored, each member in a transaction of its
 * own; what one round leaves the next one does. Any other version is another one, so that going back to an
 * older release brings the scores of that release back.
 * @param leaving ends it after the member at hand
 * @param also what else is made of a member's answers by the model, in the same transaction
 */
export async function refreshInsights(
  services: Pick<Services, "clock" | "db" | "transaction">,
  leaving: AbortSignal,
  also: (db: Db, answers: Answers) => Promise<void> = async () => undefined,
  max: number = MAX_A_ROUND,
): Promise<void> {
  const outdated = await insightsStore(services.db).findOutdated(psycheVersion, max);
  for (const userId of outdated) {
    if (leaving.aborted) return;
    await services.transaction(async (db) => {
      // An erasure of the account at the same time waits for this, or came first.
      const own = await lockProfile(db, userId);
      const given = await findAnswers(db, userId);
      if (own === undefined || given === undefined) return;
      const scored = scoreAnswers(given, services.clock());
      await insightsStore(db).save(scored.insights, scored.inputs);
      await also(db, given);
    });
  }
}

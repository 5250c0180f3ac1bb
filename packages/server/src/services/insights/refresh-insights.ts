import type { Parts } from "../parts.ts";
import { psycheVersion, scoreAnswers } from "./score-answers.ts";

/** How many members a round scores anew at most: some seconds of one core, with pauses for everybody else. */
const MOST_A_ROUND = 2_000;

/**
 * Scores answers anew that another version of the model has scored, each member in a transaction of its
 * own; what one round leaves the next one does. Any other version is another one, so that going back to an
 * older release brings the scores of that release back.
 * @param leaving ends it after the member at hand
 */
export async function refreshInsights(
  parts: Pick<Parts, "clock" | "stores" | "transaction">,
  leaving: AbortSignal,
  most: number = MOST_A_ROUND,
): Promise<void> {
  const outdated = await parts.stores.insights.findOutdated(psycheVersion, most);
  for (const userId of outdated) {
    if (leaving.aborted) return;
    await parts.transaction(async ({ answers, insights, profiles }) => {
      // Whoever erases the account meanwhile waits for this, or has won.
      const own = await profiles.findForUpdate(userId);
      const given = await answers.find(userId);
      if (own === undefined || given === undefined) return;
      const scored = scoreAnswers(given, parts.clock());
      await insights.save(scored.insights, scored.inputs);
    });
  }
}

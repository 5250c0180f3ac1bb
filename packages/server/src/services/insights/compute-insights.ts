import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { scoreAnswers } from "./score-answers.ts";

/**
 * Analyses a member's answers. The insights, the status `onboarding_complete`, with which the twin is
 * there, and the job that mails about it are kept together or not at all, so that a killed process
 * leaves either nothing or everything behind. Done again it changes nothing, and only tells the
 * member's live connections once more.
 */
export function computeInsights(
  parts: Pick<Parts, "clock" | "live" | "transaction">,
): JobHandler<"insights"> {
  return async ({ userId }) => {
    const isComplete = await parts.transaction(async ({ answers, insights, jobs, profiles }) => {
      const own = await profiles.findForUpdate(userId);
      if (own?.onboardingStatus === "onboarding_complete") return true;
      // The account was erased in the meantime.
      if (own === undefined) return false;
      const given = await answers.find(userId);
      if (given === undefined) throw new Error("a member to analyse has no answers");
      const scored = scoreAnswers(given, parts.clock());
      await insights.save(scored.insights, scored.inputs);
      await profiles.setOnboardingStatus(userId, "onboarding_complete");
      await jobs.send("twin-ready-mail", { userId });
      return true;
    });
    if (isComplete) await parts.live.tellMember(userId, { event: "twin_ready" });
  };
}

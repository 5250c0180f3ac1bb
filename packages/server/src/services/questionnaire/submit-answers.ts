import { visibleText } from "@gemel/i18n/server";
import { checkAnswers, type QuestionResponse } from "@gemel/psyche/check-answers";
import { questionnaire, questionnaireId } from "@gemel/psyche/questionnaire";
import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Parts } from "../parts.ts";
import { answerFaults } from "./answer-faults.ts";

interface SubmittedAnswers {
  readonly questionnaireId: string;
  readonly responses: readonly QuestionResponse[];
}

/**
 * Takes a member's answers: with them the member becomes `questionnaire_completed` and the job that
 * analyses them exists, or none of it happens. Of two submissions at once the first is taken.
 * @returns when they were handed in
 * @throws AppError `onboarding_incomplete`, `already_submitted`, or `rule_broken` with every fault
 */
export function submitAnswers(
  parts: Pick<Parts, "clock" | "transaction">,
  userId: string,
  submitted: SubmittedAnswers,
): Promise<Date> {
  return parts.transaction(async ({ answers, jobs, profiles }) => {
    const own = await profiles.findForUpdate(userId);
    if (own === undefined) throw new AppError("unauthorized");
    requireStatus(own, "profile_completed");
    if (own.onboardingStatus !== "profile_completed") throw new AppError("already_submitted");
    refuseFaults(submitted);
    const submittedAt = parts.clock();
    await answers.add({ userId, submittedAt, ...submitted });
    await profiles.setOnboardingStatus(userId, "questionnaire_completed");
    await jobs.send("insights", { userId });
    return submittedAt;
  });
}

function refuseFaults(submitted: SubmittedAnswers): void {
  if (submitted.questionnaireId !== questionnaireId) {
    throw fieldError("rule_broken", {
      field: "questionnaire_id",
      code: "unknown",
      message: "There is no such questionnaire.",
    });
  }
  // The rules are about ids and lengths, which are the same in every language.
  const problems = checkAnswers(questionnaire("en"), submitted.responses.map(asSeen));
  if (problems.length > 0) throw answerFaults(problems);
}

/** A response by what can be seen of it: ten characters that nobody sees are no answer. */
const asSeen = (response: QuestionResponse): QuestionResponse => ({
  ...response,
  open_answer_text: response.open_answer_text && visibleText(response.open_answer_text),
});

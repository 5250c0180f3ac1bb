import { type Failure, hasCode, hasDetail } from "../failure.ts";
import { placesOf, type Questionnaire } from "./form.ts";

/** The server has answers of this member already, and those count. */
export const isAlreadySubmitted = (failure: Failure): boolean =>
  hasCode(failure, "already_submitted");

/**
 * The ids of the questions whose answers were refused, in the questionnaire's order. The server
 * names a question by its place in the request, or by its id when it had no answer.
 */
export function refusedQuestions(questionnaire: Questionnaire, failure: Failure): string[] {
  if (failure.kind !== "http") return [];
  const named = new Set(
    failure.details.map(({ field }) => /^responses\.([\w-]+)/.exec(field)?.[1]),
  );
  return placesOf(questionnaire)
    .map(({ question }) => question.id)
    .filter((id, index) => named.has(id) || named.has(String(index)));
}

/** The server's questionnaire is no longer the one that was answered. */
export const isOutdated = (failure: Failure): boolean => hasDetail(failure, "unknown");

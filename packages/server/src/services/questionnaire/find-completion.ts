import { findQuestionnaire, questionnaireName } from "@gemel/psyche/questionnaire";
import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/**
 * When a member handed in their answers to a questionnaire, if they did.
 * @param name the questionnaire's name, its version included
 * @throws AppError `not_found` for a name that is none of ours
 */
export async function findCompletion(
  parts: Pick<Parts, "stores">,
  userId: string,
  name = questionnaireName,
): Promise<Date | undefined> {
  const found = findQuestionnaire(name, "en");
  if (found === undefined) throw new AppError("not_found");
  return parts.stores.answers.findSubmission(userId, found.id);
}

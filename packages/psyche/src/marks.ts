import type { QuestionResponse } from "./responses.ts";

/** A choice question as scoring sees it: its id and its options' ids, in order. */
export interface Choice {
  readonly questionId: string;
  readonly optionIds: readonly string[];
}

/** The marks in a choice, by the places of its options. */
export interface ChoiceMarks {
  /** The place of the choice in the list that was asked for. */
  readonly choice: number;
  readonly most: number;
  readonly least: number;
}

/**
 * Reads the answers to some choice questions. Missing, foreign and contradictory answers are passed over: an
 * answer that says nothing is a missing answer. Of two answers to a question the first counts.
 */
export function marksOf(
  choices: readonly Choice[],
  responses: readonly QuestionResponse[],
): ChoiceMarks[] {
  const byQuestion = new Map<string, QuestionResponse>();
  for (const response of responses)
    if (!byQuestion.has(response.question_id)) byQuestion.set(response.question_id, response);
  return choices.flatMap(({ questionId, optionIds }, choice) => {
    const response = byQuestion.get(questionId);
    const most = optionIds.indexOf(response?.most_appropriate_answer_id ?? "");
    const least = optionIds.indexOf(response?.least_appropriate_answer_id ?? "");
    return most === -1 || least === -1 || most === least ? [] : [{ choice, most, least }];
  });
}

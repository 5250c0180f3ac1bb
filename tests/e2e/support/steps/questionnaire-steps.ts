import type { Locator } from "@playwright/test";
import type { QuestionResponse } from "@gemel/psyche/check-answers";
import { questionnaire } from "@gemel/psyche/questionnaire";
import type { OfferedLocale } from "@gemel/i18n";
import type { Visit } from "../visit.ts";

/** A question as the page shows it, and the answer. */
export interface AnsweredQuestion {
  readonly text: string;
  readonly answer: { readonly most: string; readonly least: string } | { readonly words: string };
}

/** Answers by id, as the words that a reader of a language chooses. */
export function inWords(
  language: OfferedLocale,
  responses: readonly QuestionResponse[],
): AnsweredQuestion[] {
  const questions = questionnaire(language).blocks.flatMap((block) => block.questions);
  return responses.map((response) => {
    const question = byId(questions, response.question_id);
    const { open_answer_text: words } = response;
    const textOf = (id: string | null) => byId(question.options, id).text;
    return {
      text: question.text,
      answer:
        words === null
          ? {
              most: textOf(response.most_appropriate_answer_id),
              least: textOf(response.least_appropriate_answer_id),
            }
          : { words },
    };
  });
}

function byId<Part extends { readonly id: string }>(parts: readonly Part[], id: string | null) {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Error(`The questionnaire has no ${id}`);
  return part;
}

/** The question that is shown. */
export const questionHeading = ({ page }: Visit, { text }: AnsweredQuestion): Locator =>
  page.getByRole("heading", { level: 2 }).filter({ hasText: text });

/** Answers the question that is shown, without asking for the next one. */
export async function answer(
  { page, input, t }: Visit,
  { answer: given }: AnsweredQuestion,
): Promise<void> {
  if ("words" in given) {
    const field = page.getByRole("textbox", { name: t("questionnaire.open.label") });
    await input.fill(field, given.words);
    return;
  }
  for (const side of ["most", "least"] as const) {
    const name = t(`questionnaire.choice.${side}Of`, { option: given[side] });
    await input.pickRadio(page.getByRole("radio", { name, exact: true }));
  }
}

import type { QuestionResponse } from "@gemel/psyche/check-answers";
import { type Question, questionnaire } from "@gemel/psyche/questionnaire";
import { scoreTraits, type TraitName } from "@gemel/psyche/traits";
import type { Disposition, Topic } from "./dispositions.ts";

interface Marks {
  readonly most: string;
  readonly least: string;
}

/** Answers the whole questionnaire by a disposition; always the same. */
export function answerAs(disposition: Disposition): QuestionResponse[] {
  const words = [...disposition.words];
  return questionnaire("en").blocks.flatMap((block) =>
    block.questions.map((question, index) => {
      const isOpen = question.question_type === "open_ended";
      const marks = isOpen ? undefined : choose(block.id, question, index, disposition);
      return {
        question_id: question.id,
        block_id: block.id,
        most_appropriate_answer_id: marks?.most ?? null,
        least_appropriate_answer_id: marks?.least ?? null,
        open_answer_text: isOpen ? (words.shift() ?? null) : null,
      };
    }),
  );
}

function choose(
  blockId: string,
  question: Question,
  index: number,
  { traits, orders }: Disposition,
): Marks {
  if (blockId === "personality") return chooseByTraits(question, index, traits);
  const topic = question.id.replace(/-\d+$/, "") as Topic;
  const place = (id: string): number => orders[topic].indexOf(id.slice(question.id.length + 1));
  const ids = question.options.map(({ id }) => id).toSorted((a, b) => place(a) - place(b));
  return { most: ids[0] ?? "", least: ids.at(-1) ?? "" };
}

/**
 * The two statements that alone would lean the scores most towards some traits. No person is all of a
 * piece: every third set is answered as if the traits said nothing.
 */
function chooseByTraits(question: Question, index: number, traits: Disposition["traits"]): Marks {
  const ids = question.options.map(({ id }) => id);
  const pairs = ids.flatMap((most) =>
    ids.filter((least) => least !== most).map((least) => ({ most, least })),
  );
  const ranked = pairs
    .map((marks) => ({ marks, leaning: leaningOf(question.id, marks, traits) }))
    .toSorted((one, other) => other.leaning - one.leaning);
  const chosen = ranked[index % 3 === 2 ? Math.floor(ranked.length / 2) : 0];
  if (chosen === undefined) throw new Error(`${question.id} offers nothing to choose`);
  return chosen.marks;
}

function leaningOf(questionId: string, marks: Marks, traits: Disposition["traits"]): number {
  const scored = scoreTraits([
    {
      question_id: questionId,
      block_id: "personality",
      most_appropriate_answer_id: marks.most,
      least_appropriate_answer_id: marks.least,
      open_answer_text: null,
    },
  ]);
  const weights = Object.entries(traits) as [TraitName, number][];
  return weights.reduce((sum, [trait, weight]) => sum + weight * scored.traits[trait].theta, 0);
}

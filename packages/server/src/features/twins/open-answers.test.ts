import { questionnaire } from "@gemel/psyche/questionnaire";
import { expect, it } from "vitest";
import { OWN_TEXT, wholeAnswers } from "../../testing/answers.ts";
import { openAnswers, textsToConfirm } from "./shared-texts.ts";

it("takes the open answers in their order, with the questions in the language asked for", () => {
  expect(openAnswers(wholeAnswers(), "it")).toEqual([
    { question: "Racconta un momento in cui eri tu, fino in fondo.", answer: OWN_TEXT },
    {
      question: "Di che cosa potresti parlare per una serata intera?",
      answer: `${OWN_TEXT} Quietly.`,
    },
    {
      question: "Che cosa bisogna sapere prima di vivere con te?",
      answer: `${OWN_TEXT} In spring.`,
    },
    {
      question: "Da che cosa si capisce che una persona ti piace?",
      answer: `${OWN_TEXT} Off key.`,
    },
  ]);
});

it("takes none that says nothing, is the same as another, or is its question in any language", () => {
  const german = questionnaire("de").blocks.flatMap(({ questions }) => questions);
  const copied = german.find(({ id }) => id === "own-words-4")?.text ?? "";
  const texts = [`  ${OWN_TEXT}`, "asdf asdf asdf", OWN_TEXT, copied];
  const responses = wholeAnswers().responses.map((each) =>
    each.open_answer_text === null ? each : { ...each, open_answer_text: texts.shift() ?? null },
  );
  expect(openAnswers({ responses }, "it").map(({ answer }) => answer)).toEqual([OWN_TEXT]);
  expect(textsToConfirm({ responses }, {}).map(({ words }) => words)).toEqual([
    OWN_TEXT,
    "",
    "",
    "",
  ]);
});

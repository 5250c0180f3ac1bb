import { expect, it } from "vitest";
import { OWN_WORDS, wholeAnswers } from "../../testing/answers.ts";
import { openAnswers } from "./open-answers.ts";

it("takes the open answers in their order, with the questions in the language asked for", () => {
  expect(openAnswers(wholeAnswers(), "it")).toEqual([
    { question: "Racconta un momento in cui eri del tutto te.", answer: OWN_WORDS },
    { question: "Di che cosa potresti parlare per una serata intera?", answer: OWN_WORDS },
    { question: "Che cosa bisogna sapere prima di vivere con te?", answer: OWN_WORDS },
    { question: "Da che cosa si capisce che una persona ti piace?", answer: OWN_WORDS },
  ]);
});

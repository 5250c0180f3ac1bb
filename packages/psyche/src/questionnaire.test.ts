import { describe, expect, test } from "vitest";
import { blocks, openQuestions } from "./instrument/design.ts";
import { languages } from "./instrument/languages.ts";
import {
  findQuestionnaire,
  type Questionnaire,
  questionnaire,
  questionnaireName,
} from "./questionnaire.ts";

const questionsOf = (form: Questionnaire) => form.blocks.flatMap((block) => block.questions);

/** The questionnaire without its texts. */
const design = (form: Questionnaire) => ({
  id: form.id,
  blocks: form.blocks.map((block) => ({
    id: block.id,
    questions: block.questions.map(({ id, question_type, options }) => ({
      id,
      question_type,
      options: options.map((option) => option.id),
    })),
  })),
});

const textsOf = (form: Questionnaire): string[] =>
  form.blocks.flatMap(({ name, questions }) => [
    name,
    ...questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
  ]);

const english = questionnaire("en");

test("has 40 choices and as many open questions as designed", () => {
  const types = questionsOf(english).map(({ question_type }) => question_type);
  expect(types.filter((type) => type === "choice")).toHaveLength(40);
  expect(types.filter((type) => type === "open_ended")).toHaveLength(openQuestions);
  expect(english.blocks.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id));
});

test("names every question and option once", () => {
  const ids = questionsOf(english).flatMap(({ id, options }) => [
    id,
    ...options.map((option) => option.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("offers four statements in every choice", () => {
  const choices = questionsOf(english).filter(({ question_type }) => question_type === "choice");
  expect(choices.filter(({ options }) => options.length !== 4)).toEqual([]);
});

test("is found by its name, and by no other", () => {
  expect(findQuestionnaire(questionnaireName, "it")).toBe(questionnaire("it"));
  expect(findQuestionnaire("Light v2", "it")).toBeUndefined();
});

/** Words that would address the member formally. */
const formal = {
  en: /(?!)/,
  fr: /\b(vous avez|vous êtes|votre|vos)\b/i,
  de: /\b(Sie|Ihnen|Ihre[nmrs]?)\b/,
  it: /\b(Lei|Suo|Sua)\b/,
  es: /\b(usted|ustedes)\b/i,
} as const;

describe.each(languages)("in %s", (language) => {
  const form = questionnaire(language);
  const texts = textsOf(form);

  test("has the design of every other language", () => {
    expect(design(form)).toEqual(design(english));
  });

  test("says something everywhere, and nothing twice in a question", () => {
    expect(texts.filter((text) => text.trim() !== text || text === "")).toEqual([]);
    const repeated = questionsOf(form).filter(
      ({ options }) => new Set(options.map(({ text }) => text)).size < options.length,
    );
    expect(repeated).toEqual([]);
  });

  test("ends every statement with a full stop", () => {
    const statements = questionsOf(form).flatMap(({ options }) => options.map(({ text }) => text));
    expect(statements.filter((text) => !text.endsWith("."))).toEqual([]);
  });

  test("keeps to Gemel's typography and form of address", () => {
    expect(texts.filter((text) => /['"–—]| - /.test(text))).toEqual([]);
    expect(texts.filter((text) => formal[language].test(text))).toEqual([]);
    expect(texts.filter((text) => / [?!;]/.test(text) || / :/.test(text))).toEqual([]);
  });
});

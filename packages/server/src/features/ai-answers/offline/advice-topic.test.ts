import { readFile } from "node:fs/promises";
import { locales } from "@gemel/i18n/server";
import { expect, it } from "vitest";
import { type AdviceTopic, adviceTopic } from "./answer-as-advisor.ts";

const topics: readonly AdviceTopic[] = ["compatibility", "firstDate", "openingLine", "redFlags"];

async function quickQuestions(
  locale: string,
): Promise<readonly (readonly [AdviceTopic, string])[]> {
  const file = new URL(`../../../../../i18n/locales/${locale}.json`, import.meta.url);
  const texts = JSON.parse(await readFile(file, "utf8"));
  return topics.map((topic) => {
    const text = texts[`people.advice.question.${topic}`];
    return [topic, typeof text === "string" ? text : text.message];
  });
}

it.each(locales)("knows the app's quick questions in %s", async (locale) => {
  const questions = await quickQuestions(locale);
  expect(questions.map(([, question]) => adviceTopic(question))).toEqual(
    questions.map(([topic]) => topic),
  );
});

it.each([
  ["Is there anything I should worry about?", "redFlags"],
  ["Worauf sollte ich aufpassen?", "redFlags"],
  ["Comment lui écrire ?", "openingLine"],
  ["Dove potremmo incontrarci?", "firstDate"],
  ["¿Qué tenemos en común?", "compatibility"],
  ["What is the weather like?", undefined],
])("%s", (question, topic) => {
  expect(adviceTopic(question)).toBe(topic);
});

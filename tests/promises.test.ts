import { readFileSync } from "node:fs";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { describe, expect, it } from "vitest";
import { questionCounts } from "../app/routes/landing/question-counts.ts";
import { ADULT } from "../packages/server/src/foundation/age.ts";
import { defaults } from "../packages/server/src/features/profiles/rules.ts";
import { RETURN_TIME } from "../packages/server/src/features/account-status/deletion.ts";
import { erasureRules } from "../packages/server/src/testing/database/erasure-rules.ts";

const DAY = 24 * 60 * 60;

const read = (path: string): string =>
  readFileSync(new URL(`../packages/i18n/${path}`, import.meta.url), "utf8");

const daysOf = (table: string): number => {
  const rule = erasureRules[table];
  if (rule?.rule !== "kept") throw new Error(`${table} is not kept`);
  return rule.days;
};

const returned = RETURN_TIME / DAY;
const reported = daysOf("reports");
const decided = daysOf("audit_entries") / 365;

it("counts the questions as the questionnaire has them", () => {
  const types = questionnaire("en")
    .blocks.flatMap(({ questions }) => questions)
    .map(({ question_type: type }) => type === "open_ended");
  const written = types.filter(Boolean).length;
  expect(questionCounts).toEqual({ choices: types.length - written, written });
});

it.each(["en", "fr", "de", "it", "es"] as const)(
  "lets a visitor try a question as it is asked, in %s",
  (language) => {
    const asked = questionnaire(language)
      .blocks.flatMap(({ questions }) => questions)
      .map(({ options }) => options.map(({ text }) => text));
    const texts = JSON.parse(read(`locales/${language}.json`));
    const tried = ["light", "trust", "fantasy", "ease"].map((option) => {
      const text = texts[`landing.try.option.${option}`];
      return text.message ?? text;
    });
    expect(asked).toContainEqual(tried);
  },
);

/** How each language says what the sentences of the privacy page hang on. */
const sentences = {
  en: [
    "only what you have confirmed, answer by answer; at first that is nothing",
    "both on at first",
    "it works at once",
    "stays with those who asked",
    "until the birth date that you entered first makes you 18",
  ],
  fr: [
    "que ce que tu as confirmé, réponse par réponse ; au début, rien",
    "activés au début",
    "effet immédiat",
    "reste chez ceux qui l'ont demandé",
    "jusqu'à tes 18 ans selon la première date de naissance indiquée",
  ],
  de: [
    "nur, was du bestätigt hast, Antwort für Antwort; anfangs ist das nichts",
    "beide anfangs an",
    "wirkt sofort",
    "bleibt bei denen, die gefragt haben",
    "bis du nach dem Geburtsdatum, das du zuerst angegeben hast, 18 wirst",
  ],
  it: [
    "solo ciò che hai confermato, risposta per risposta; all'inizio nulla",
    "all'inizio accesi",
    "effetto immediato",
    "resta a chi l'ha chiesto",
    "finché non compi 18 anni secondo la prima data di nascita che hai indicato",
  ],
  es: [
    "solo lo que has confirmado, respuesta por respuesta; al principio, nada",
    "activados al principio",
    "efecto inmediato",
    "se queda con quienes preguntaron",
    "hasta que cumplas 18 años según la primera fecha de nacimiento que indicaste",
  ],
} as const;

describe.each(Object.entries(sentences))(
  "the texts in %s promise what the code keeps",
  (locale, said) => {
    const texts: Record<string, string | { message: string }> = JSON.parse(
      read(`locales/${locale}.json`),
    );
    const textOf = (id: string): string => {
      const text = texts[id];
      return typeof text === "string" ? text : (text?.message ?? "");
    };
    const privacy = read(`legal/privacy-policy.${locale}.md`);

    it("on how long something is kept", () => {
      const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
      expect(figures(textOf("landing.privacy.deleted.body"))).toEqual([
        returned,
        reported,
        decided,
      ]);
      const kept = figures(privacy);
      for (const figure of [returned, reported, decided]) expect(kept).toContain(figure);
    });

    it("on how much there is to answer", () => {
      expect(textOf("landing.steps.one.body")).toMatch(/\{choices, number\}.*\{written, number\}/);
    });

    it("on what a twin says, to whom, and who is too young", () => {
      expect(defaults).toMatchObject({ twin_share_pre_like: true, twin_share_on_match: true });
      expect(ADULT).toBe(18);
      for (const sentence of said) expect(privacy).toContain(sentence);
    });
  },
);

import { locales } from "@gemel/i18n/server";
import { describe, expect, test } from "vitest";
import { contradictionsOf, drawPortraits } from "../../packages/psyche/src/evidence/portraits.ts";
import { composeSummary } from "../../packages/server/src/features/insights/compose-summary.ts";
import { summaryReader } from "./read-summary.ts";

const portraits = drawPortraits(60, 7);

/** Words that leave a sentence open, by language. */
const hedges = {
  en: /\b(?:rather|tends?|seems?|lean|some|usually|more often than not|may|so far)\b/i,
  de: /\b(?:eher|meist|wohl|scheint|scheinst|etwas|vielleicht|bisher)\b/i,
  fr: /(?:penche|plutôt|tendance|sembl|peut-être|un peu|certain|souvent|penchant)/i,
  it: /(?:tend|sembra|sembri|piuttosto|po’|cert[oa] |certa |forse|di solito|spesso)/i,
  es: /(?:inclina|suele|parece|más bien|ciert[oa] |algo |quizá|por lo general|a menudo|un poco)/i,
} as const;

/** Words that say that a trait is the first of all, by language. */
const superlatives = {
  en: /\bmost\b/,
  de: /ausgeprägtester|am stärksten zeigt/i,
  fr: /\ble plus\b/,
  it: /più marcato|che più emerge/,
  es: /más marcado|que más destaca/,
} as const;

/** Words by which a text about a love language gives its direction. */
const directions = {
  en: { giving: /show|showing|you give/, receiving: /reach|hope for/ },
  de: { giving: /zeigst|gibst/, receiving: /erreich|erhoffst/ },
  fr: { giving: /montre|donnes/, receiving: /touche|espères/ },
  it: { giving: /mostr|dai/i, receiving: /tocca|ricevere/ },
  es: { giving: /muestras|das/i, receiving: /lleg|esperas/ },
} as const;

describe.each(locales)("in %s", (language) => {
  const { read, texts } = summaryReader(language);

  test("what a portrait says is what its charts and its percent show", () => {
    for (const portrait of portraits) {
      const said = read(composeSummary(portrait, language));
      expect(contradictionsOf(portrait, said)).toEqual([]);
    }
  });

  test("a leaning sounds like one, and only a trait that leads is the most marked", () => {
    const leanings = texts.filter(({ part }) => part.params.sure === "leaning");
    const unhedged = leanings.filter(({ text }) => !hedges[language].test(text));
    expect(unhedged.map(({ text }) => text)).toEqual([]);
    const traits = texts.filter(({ part }) => part.id.startsWith("insights.trait."));
    const wrong = traits.filter(
      ({ part: { params }, text }) =>
        superlatives[language].test(text) !== (params.sure === "clear" && params.most === "yes"),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test("a text about love says whether it is given or received", () => {
    const { giving, receiving } = directions[language];
    const ways = texts.flatMap(({ part: { id }, text }) => {
      const name = /^insights\.love\.(giving|receiving|last|both)/.exec(id)?.[1];
      return name === undefined
        ? []
        : [{ name, text, of: [giving.test(text), receiving.test(text)] }];
    });
    const right = {
      giving: [true, false],
      receiving: [false, true],
      last: [false, true],
      both: [true, true],
    };
    const wrong = ways.filter(
      ({ name, of }) => right[name as keyof typeof right].join() !== of.join(),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

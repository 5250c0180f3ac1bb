import { describe, expect, test } from "vitest";
import type { Insights } from "../../flows/questionnaire/use-insights.ts";
import { portraitOf } from "./portrait.ts";

type Bars = Insights["bars"];

const insights: Insights = {
  summary_md: "You like **the new**.",
  is_by_ai: false,
  radar: [
    { axis: "openness", value: 81, standard_error: 16.5 },
    { axis: "neuroticism", value: 25, standard_error: null },
  ],
  bars: [],
  confidence: 0.18,
  sureness: "tentative",
  computed_at: "2026-11-21T06:12:35Z",
};

test("what an AI wrote is known as that", () => {
  expect(portraitOf({ ...insights, is_by_ai: true }).isByAi).toBe(true);
  expect(portraitOf({ ...insights, is_by_ai: false }).isByAi).toBe(false);
});

const loveLanguages = (bars: Bars) => portraitOf({ ...insights, bars }).loveLanguages;

test("what the answers say too little about is null, never a number", () => {
  expect(portraitOf(insights)).toEqual({
    traits: {
      openness: 81,
      conscientiousness: null,
      extraversion: null,
      agreeableness: null,
      neuroticism: 25,
    },
    traitErrors: {
      openness: 16.5,
      conscientiousness: null,
      extraversion: null,
      agreeableness: null,
      neuroticism: null,
    },
    loveLanguages: { both: {} },
    loveLanguageErrors: { both: {} },
    leadingLanguages: { both: [] },
    confidence: 0.18,
    title: null,
    account: "You like **the new**.",
    parts: [],
    isByAi: false,
    madeAt: new Date("2026-11-21T06:12:35Z"),
  });
});

test("with too little to go by no trait and no love language has a number", () => {
  const bar = { name: "words", value: 90, group: "love_languages_giving" } as const;
  const bars = [{ ...bar, standard_error: 13, is_leading: true }];
  const { traits, ...love } = portraitOf({ ...insights, bars, sureness: "little" });
  expect(new Set(Object.values(traits))).toEqual(new Set([null]));
  expect(love).toMatchObject({ loveLanguages: { both: {} }, leadingLanguages: { both: [] } });
});

test("the first heading names the result, and each further one begins a part", () => {
  const summary_md =
    "## Few people\n\nYou like quiet.\n\n## To try\n\n- one\n- two\n\n### Detail\n\nMore.";
  expect(portraitOf({ ...insights, summary_md })).toMatchObject({
    title: "Few people",
    account: "You like quiet.",
    parts: [{ title: "To try", text: "- one\n- two\n\n### Detail\n\nMore." }],
  });
});

test("words before the first heading are the account of a result without a name", () => {
  expect(portraitOf({ ...insights, summary_md: "First.\n\n## Then\n\nMore." })).toMatchObject({
    title: null,
    account: "First.",
    parts: [{ title: "Then", text: "More." }],
  });
});

describe("love languages", () => {
  const words = { name: "words", standard_error: 18, is_leading: false } as const;
  const both = { ...words, value: 48, group: "love_languages" } as const;
  const giving = { ...words, value: 42, group: "love_languages_giving" } as const;
  const receiving = {
    name: "gifts",
    value: 20,
    group: "love_languages_receiving",
    standard_error: null,
    is_leading: true,
  } as const;

  test("are shown by direction where they come by direction", () => {
    expect(loveLanguages([both, giving, receiving])).toEqual({
      giving: { words: 42 },
      receiving: { gifts: 20 },
    });
  });

  test("carry their errors the same way", () => {
    const { loveLanguageErrors } = portraitOf({ ...insights, bars: [both, giving, receiving] });
    expect(loveLanguageErrors).toEqual({ giving: { words: 18 }, receiving: { gifts: null } });
  });

  test("that come first are named by direction", () => {
    const { leadingLanguages } = portraitOf({ ...insights, bars: [both, giving, receiving] });
    expect(leadingLanguages).toEqual({ giving: [], receiving: ["gifts"] });
  });

  test("of one direction leave the other without a number", () => {
    expect(loveLanguages([receiving])).toEqual({ giving: {}, receiving: { gifts: 20 } });
  });

  test("that are not separated are shown together", () => {
    expect(loveLanguages([both])).toEqual({ both: { words: 48 } });
  });
});

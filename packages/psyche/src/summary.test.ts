import { describe, expect, test } from "vitest";
import { seededRandom } from "./evidence/random.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import { type LoveLanguage, type ValueName, valueNames } from "./instrument/design.ts";
import {
  loveLanguageNames,
  type LoveLanguageScores,
  scoreLoveLanguages,
} from "./love-languages.ts";
import { normalCdf } from "./model/normal.ts";
import type { Preferences } from "./preferences.ts";
import { leadingLanguages, type Profile, readProfile, summaryParts } from "./summary.ts";
import { firstAndLast } from "./testing/answer.ts";
import { scoreTraits, type TraitName, traitNames, type TraitScore } from "./traits.ts";

const percentile = (theta: number): number => Math.round(1000 * normalCdf(theta)) / 10;

const profileOf = (
  thetas: Partial<Record<TraitName, number>>,
  { standardError = 0.5, confidence = 0.75 } = {},
): Profile => ({
  traits: {
    confidence,
    traits: Object.fromEntries(
      traitNames.map((trait): [TraitName, TraitScore] => {
        const theta = thetas[trait] ?? 0;
        return [trait, { theta, standardError, score: percentile(theta), interval: [20, 80] }];
      }),
    ) as Record<TraitName, TraitScore>,
  },
  loveLanguages: scoreLoveLanguages([]),
  values: null,
  pastimes: null,
  seesScores: true,
});

const loving = (
  giving: Partial<Record<LoveLanguage, number>>,
  receiving: Partial<Record<LoveLanguage, number>>,
): Profile => {
  const scores = (given: Partial<Record<LoveLanguage, number>>) =>
    Object.fromEntries(
      loveLanguageNames.map((name) => [name, { score: given[name] ?? 50, standardError: 15 }]),
    ) as LoveLanguageScores;
  const profile = profileOf({});
  const loveLanguages = { giving: scores(giving), receiving: scores(receiving) };
  return { ...profile, loveLanguages: { ...loveLanguages, combined: scores({}) } };
};

const idsOf = (profile: Profile): string[] => summaryParts(profile).map(({ id }) => id);

/** Each text without its area, with its parameters. */
const said = (profile: Profile): string[] =>
  summaryParts(profile).map(({ id, params }) =>
    [id.replace("insights.", ""), ...Object.values(params)].join(" "),
  );

test("the love languages that lead are those that the text names plainly, for any member", () => {
  for (const { responses } of drawMembers(200, 0.5, seededRandom(7))) {
    const profile = { ...readProfile(responses), seesScores: true };
    const leading = leadingLanguages(profile);
    const parts = summaryParts(profile);
    for (const direction of ["giving", "receiving"] as const) {
      const named = (sure: RegExp) =>
        parts
          .filter(
            ({ id }) => id.startsWith(`insights.love.${direction}`) || id === "insights.love.both",
          )
          .filter(({ params }) => sure.test(String(params.sure)))
          .flatMap(({ params: { one, other } }) => (other === undefined ? [one] : [one, other]));
      expect(leading[direction]).toEqual(expect.arrayContaining(named(/clear/)));
      expect(named(/./)).toEqual(expect.arrayContaining([...leading[direction]]));
    }
  }
});

test("no love language leads where the answers do not agree, or all is a leaning", () => {
  const profile = loving({ touch: 90 }, { touch: 90 });
  expect(leadingLanguages(profile)).toMatchObject({ giving: ["touch"], receiving: ["touch"] });
  const none = { giving: [], receiving: [], combined: [] };
  expect(leadingLanguages({ ...profile, seesScores: false })).toEqual(none);
  const traits = { ...profile.traits, confidence: 0.54 };
  expect(leadingLanguages({ ...profile, traits })).toEqual(none);
});

describe("traits", () => {
  test("the furthest comes first, clearly or as a leaning, others follow", () => {
    expect(said(profileOf({ openness: 1.4, extraversion: -0.9 })).slice(0, 4)).toEqual([
      "trait.openness.high.title clear",
      "trait.openness.high.body clear no",
      "trait.extraversion.low.also clear",
      "pair.openness_high_extraversion_low clear",
    ]);
    expect(said(profileOf({ openness: 1.6, extraversion: -0.9 }))[1]).toBe(
      "trait.openness.high.body clear yes",
    );
    expect(said(profileOf({ openness: 1.4, extraversion: -0.7 })).slice(2, 4)).toEqual([
      "trait.extraversion.low.also leaning",
      "pair.openness_high_extraversion_low leaning",
    ]);
    expect(said(profileOf({ openness: 0.6 })).slice(0, 2)).toEqual([
      "trait.openness.high.title leaning",
      "trait.openness.high.body leaning no",
    ]);
  });

  test("those that none leads by half an error are named alike, up to three", () => {
    const two = said(profileOf({ openness: 1.4, extraversion: -1.2, neuroticism: 0.9 }));
    expect(two.slice(0, 6)).toEqual([
      "trait.openness.high.title clear",
      "trait.openness.high.body clear no",
      "trait.extraversion.low.title clear",
      "trait.extraversion.low.body clear no",
      "level two",
      "trait.neuroticism.high.also clear",
    ]);
    const all = { openness: 1.4, extraversion: 1.35, neuroticism: 1.3, agreeableness: 1.25 };
    const three = said(profileOf(all));
    expect(three[6]).toBe("level three");
    expect(three.join()).not.toContain("agreeableness");
  });

  test("none is the most marked beside an equally strong one that is not shown", () => {
    expect(said(profileOf({ openness: 0.53, extraversion: 0.5 }, { standardError: 0.3 }))[1]).toBe(
      "trait.openness.high.body clear no",
    );
  });

  test("what the chart shows in the middle is no trait", () => {
    expect(idsOf(profileOf({ openness: 0.52, extraversion: -0.52 }))[0]).toBe(
      "insights.even.title",
    );
    expect(idsOf(profileOf({ openness: 0.53 }))[0]).toBe("insights.trait.openness.high.title");
  });
});

describe("sureness", () => {
  test("in a sketch everything is a leaning, and nothing the most", () => {
    const parts = said(profileOf({ openness: 2, extraversion: -1.5 }, { confidence: 0.54 }));
    expect(parts.slice(0, 4)).toEqual([
      "trait.openness.high.title leaning",
      "trait.openness.high.body leaning no",
      "trait.extraversion.low.also leaning",
      "pair.openness_high_extraversion_low leaning",
    ]);
    expect(said(profileOf({}, { confidence: 0.4 }))[1]).toBe("even.body");
  });

  test("with few answers nothing is invented", () => {
    const nothing = ["unsure.title", "unsure.body", "try.title", "try.ask_one_more"];
    expect(said(profileOf({ openness: 2 }, { confidence: 0.29 }))).toEqual([
      ...nothing,
      "sure little 0.29 25",
    ]);
    expect(said(readProfile([]))).toEqual([...nothing, "sure little 0 35"]);
  });

  test.each([
    [0.294, "little 0.29"],
    [0.296, "tentative 0.3"],
    [0.544, "tentative 0.54"],
    [0.546, "steady 0.55"],
  ])("%f is %s, as its percent is shown", (confidence, word) => {
    expect(said(profileOf({}, { confidence })).at(-1)).toContain(`sure ${word} `);
  });
});

describe("love languages", () => {
  const saidOfLove = (profile: Profile) => said(profile).filter((text) => text.startsWith("love."));

  test("are a leaning where the answers to the topics do not agree", () => {
    const profile = loving({ touch: 90 }, { words: 90 });
    expect(saidOfLove(profile)).toContain("love.giving clear touch");
    expect(saidOfLove({ ...profile, seesScores: false })).toContain("love.giving leaning touch");
  });

  test("each direction says its own, clearly or as a leaning", () => {
    expect(saidOfLove(loving({ touch: 75 }, { words: 65, gifts: 25 }))).toEqual([
      "love.title",
      "love.giving clear touch",
      "love.receiving leaning words",
      "love.last clear gifts",
    ]);
    expect(saidOfLove(loving({ touch: 90 }, { touch: 65 }))[1]).toBe("love.both leaning touch");
  });

  test("two that are level are both named, and of three none", () => {
    expect(
      saidOfLove(loving({ touch: 75, acts: 75 }, { touch: 75, acts: 70, gifts: 20, words: 25 })),
    ).toEqual([
      "love.title",
      "love.giving_level clear acts touch",
      "love.receiving_level leaning touch acts",
      "love.last_level clear gifts words",
    ]);
    expect(saidOfLove(loving({ touch: 75, acts: 75, words: 75 }, {}))).toEqual([]);
  });
});

describe("preferences", () => {
  const valuing = (values: Partial<Record<ValueName, number>>): string[] => {
    const one = (name: ValueName) => [name, { value: values[name] ?? -0.5, variance: 0.09 }];
    const all = Object.fromEntries(valueNames.map(one)) as Preferences<ValueName>;
    return said({ ...profileOf({}), values: all }).filter((text) => text.startsWith("days."));
  };

  test("the first is shown where it leads, else both, and nothing where it is weak", () => {
    expect(valuing({ care: 0.9 })).toEqual(["days.title", "days.value clear care"]);
    expect(valuing({ care: 0.4 })[1]).toBe("days.value leaning care");
    expect(valuing({ freedom: 0.8, care: 0.7 })[1]).toBe("days.value_level clear freedom care");
    expect(valuing({ care: 0.2 })).toEqual([]);
  });
});

test("the suggestion is for the first shown trait that has one, else for love", () => {
  expect(idsOf(profileOf({ openness: 1.5, neuroticism: 1 }))).toContain(
    "insights.try.say_half_aloud",
  );
  const untold = { openness: 1.8, neuroticism: -1.6, agreeableness: -1.4, extraversion: 1 };
  expect(idsOf(profileOf(untold))).toContain("insights.try.ask_one_more");
  expect(idsOf(loving({ touch: 90 }, { words: 90 }))).toContain("insights.try.say_what_reaches");
  expect(idsOf(loving({ touch: 90 }, { words: 65 }))).toContain("insights.try.ask_one_more");
});

test("differs between members: fifty have at least forty summaries", () => {
  const members = drawMembers(50, 0.65, seededRandom(3));
  const summaries = members.map(({ responses }) =>
    JSON.stringify(summaryParts(readProfile(responses)).slice(0, -1)),
  );
  expect(new Set(summaries).size).toBeGreaterThanOrEqual(40);
});

test("does not read open answers", () => {
  const other = firstAndLast().map((response) => ({
    ...response,
    open_answer_text: response.open_answer_text && "Something else entirely.",
  }));
  expect(summaryParts(readProfile(other))).toEqual(summaryParts(readProfile(firstAndLast())));
  expect(readProfile(other).traits).toEqual(scoreTraits(firstAndLast()));
});

test("the number of a trait is off by no more than the text says for most traits, and for not nearly all", () => {
  const within = drawMembers(60, 0.65, seededRandom(11)).flatMap(({ responses, traits: truth }) => {
    const profile = readProfile(responses);
    const points = Number(summaryParts(profile).at(-1)?.params["points"]);
    return traitNames.map((name, at) => {
      const { score } = profile.traits.traits[name];
      return Number(Math.abs((score ?? NaN) - percentile(truth[at] ?? NaN)) <= points);
    });
  });
  const share = within.reduce((sum, each) => sum + each, 0) / within.length;
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.9);
});

import { checkAnswers } from "@gemel/psyche/check-answers";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { readProfile } from "@gemel/psyche/summary";
import type { TraitName } from "@gemel/psyche/traits";
import { expect, it } from "vitest";
import { answerAs } from "./answer-as.ts";
import { type Disposition, dispositions } from "./dispositions.ts";

it.each(Object.entries<Disposition>(dispositions))(
  "answers as %s: completely, always the same, and the scores show it",
  (_name, disposition) => {
    const responses = answerAs(disposition);
    expect(checkAnswers(questionnaire("en"), responses)).toEqual([]);
    expect(answerAs(disposition)).toEqual(responses);
    const { traits, loveLanguages, values } = readProfile(responses);
    const leanings = Object.entries(disposition.traits) as [TraitName, number][];
    const thetas = leanings.map(
      ([trait, weight]) => traits.traits[trait].theta * Math.sign(weight),
    );
    expect(thetas[0]).toBeGreaterThan(1);
    expect(Math.min(...thetas)).toBeGreaterThan(0);
    const scores = Object.entries(loveLanguages.receiving).map(
      ([language, found]) => [language, found?.score ?? 50] as const,
    );
    const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one));
    expect(best[0]).toBe(disposition.orders["love-receiving"][0]);
    const strongest = Object.entries(values ?? {}).reduce((one, other) =>
      other[1].value > one[1].value ? other : one,
    );
    expect(strongest[0]).toBe(disposition.orders.values[0]);
  },
);

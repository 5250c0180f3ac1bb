import { describe, expect, test } from "vitest";
import { choiceSets, loveLanguageNames, pastimeNames, valueNames } from "./design.ts";
import { personalitySets } from "./generated/personality-sets.ts";
import { type TraitName, traitNames } from "./trait-names.ts";

describe("the love-language questions", () => {
  test.each(["love-giving", "love-receiving"] as const)(
    "%s are a balanced incomplete block design",
    (topic) => {
      const sets: readonly (readonly string[])[] = choiceSets[topic];
      for (const one of loveLanguageNames) {
        const own = sets.filter((set) => set.includes(one));
        expect(own.map((set) => set.indexOf(one)).toSorted()).toEqual([0, 1, 2, 3]);
        for (const other of loveLanguageNames) {
          if (other === one) continue;
          expect(own.filter((set) => set.includes(other))).toHaveLength(3);
        }
      }
    },
  );
});

test.each([
  ["values", valueNames],
  ["daily-life", pastimeNames],
] as const)("%s offer everything in every question, in changing places", (topic, names) => {
  const sets: readonly (readonly string[])[] = choiceSets[topic];
  for (const set of sets) expect(set.toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const places = sets.map((set) => set.indexOf(name));
    expect(new Set(places).size).toBe(places.length);
  }
});

describe("the personality sets", () => {
  const statements = personalitySets.flat();

  test("are twenty of four, with no statement twice", () => {
    expect(personalitySets.map((set) => set.length)).toEqual(Array.from({ length: 20 }, () => 4));
    expect(new Set(statements.map(({ id }) => id)).size).toBe(80);
  });

  test("have four traits and both key directions each", () => {
    const lopsided = personalitySets.filter(
      (set) =>
        new Set(set.map(({ trait }) => trait)).size < 4 ||
        new Set(set.map(({ key }) => key)).size < 2,
    );
    expect(lopsided).toEqual([]);
  });

  test("meet every trait 14 times or more, and in both directions", () => {
    for (const trait of traitNames) {
      const own = statements.filter((statement) => statement.trait === trait);
      expect(own.length).toBeGreaterThanOrEqual(14);
      expect(own.filter(({ key }) => key === 1).length).toBeGreaterThanOrEqual(4);
      expect(own.filter(({ key }) => key === -1).length).toBeGreaterThanOrEqual(4);
    }
  });

  test("set every pair of traits against each other in the same and in opposite directions", () => {
    const meetings = (one: TraitName, other: TraitName, sign: 1 | -1): number =>
      personalitySets.filter((set) => {
        const a = set.find(({ trait }) => trait === one);
        const b = set.find(({ trait }) => trait === other);
        return a !== undefined && b !== undefined && a.key * b.key === sign;
      }).length;
    for (const [index, one] of traitNames.entries()) {
      for (const other of traitNames.slice(index + 1)) {
        expect(meetings(one, other, 1)).toBeGreaterThanOrEqual(3);
        expect(meetings(one, other, -1)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("hold statements that are about equally desirable", () => {
    const ranges = personalitySets.map((set) => {
      const judged = set.map(({ desirability }) => desirability);
      return Math.max(...judged) - Math.min(...judged);
    });
    expect(Math.max(...ranges)).toBeLessThanOrEqual(2);
    expect(ranges.reduce((sum, range) => sum + range, 0) / ranges.length).toBeLessThan(1.3);
  });
});

import { describe, expect, test } from "vitest";
import { personalitySets } from "../src/instrument/generated/personality-sets.ts";
import { languages } from "../src/instrument/languages.ts";
import { desirability, leftOut } from "./design/judgements.ts";
import { sourceItems, traitOfDomain } from "./design/source-items.ts";
import { readCommitted, statementsSource } from "./generate-statements.ts";

test("the statements are those of the package; npm run generate rewrites them", async () => {
  expect(await readCommitted()).toBe(statementsSource());
});

test("every statement of the package is used or left out for a reason", () => {
  const used = personalitySets.flat().map(({ id }) => id);
  const known = [...used, ...Object.keys(leftOut)];
  expect(known.toSorted()).toEqual(
    sourceItems("en")
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(Object.keys(desirability).toSorted()).toEqual(used.toSorted());
});

describe.each(languages)("in %s", (language) => {
  test("ids, traits and keys are those of the sets", () => {
    const items = new Map(sourceItems(language).map((item) => [item.id, item]));
    const found = personalitySets.flat().map(({ id }) => {
      const item = items.get(id);
      return item && { id, trait: traitOfDomain[item.domain], key: item.keyed };
    });
    expect(found).toEqual(
      personalitySets
        .flat()
        .map(({ id, trait, key }) => ({ id, trait, key: key === 1 ? "plus" : "minus" })),
    );
  });
});

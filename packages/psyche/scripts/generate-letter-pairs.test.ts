import { expect, test } from "vitest";
import { letterPairsSource, readCommitted } from "./generate-letter-pairs.ts";

test("the pairs of letters are those of the package; npm run generate rewrites them", async () => {
  expect(await readCommitted()).toBe(letterPairsSource());
});

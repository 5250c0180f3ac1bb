import { expect, test } from "vitest";
import { generateOperations, readCommittedOperations } from "../../scripts/generate.ts";

test("the committed examples are those of openapi.yaml (else: npm run generate)", async () => {
  expect(await readCommittedOperations()).toBe(await generateOperations());
});

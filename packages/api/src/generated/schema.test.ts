import { expect, test } from "vitest";
import { generateSchema, readCommittedSchema } from "../../scripts/generate.ts";

test("the committed types are those of openapi.yaml (else: npm run generate)", async () => {
  expect(await readCommittedSchema()).toBe(await generateSchema());
}, 30_000);

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../contract/schema.ts";
import { ownContract as contract } from "../testing/own-contract.ts";
import { smallContract } from "../testing/small-contract.ts";
import { arbitraryOf } from "./arbitrary.ts";

const sample = (schema: Schema, seed: number): unknown[] =>
  fc.sample(arbitraryOf(contract, schema), { seed, numRuns: 20 });

const schemas = contract.operations.flatMap(({ id, body, parameters }) => [
  ...Object.values(body?.content ?? {}).map(({ schema }) => [`${id} body`, schema] as const),
  ...parameters.map(({ name, schema }) => [`${id} ${name}`, schema] as const),
]);

describe.each(schemas)("%s", (_, schema) => {
  test("makes what the schema accepts, the same for the same seed", () => {
    const values = sample(schema, 7);
    expect(values.flatMap((value) => contract.explain(schema, value))).toEqual([]);
    expect(sample(schema, 7)).toEqual(values);
  });
});

test.each([
  [{ type: "string", minLength: 5, maxLength: 7 }],
  [{ type: "string", minLength: 3, maxLength: 4, pattern: "^[A-F0-9]+$" }],
  [{ type: "string", maxLength: 6, pattern: "^[^\\u0000]*$" }],
  [{ type: "string", pattern: "^(yes|no)-\\d{2}$" }],
  [{ type: "integer", minimum: 3, maximum: 5 }],
  [{ type: "number", minimum: 0.5, maximum: 0.75 }],
  [{ type: "array", minItems: 2, maxItems: 3, items: { type: "boolean" } }],
  [{ anyOf: [{ type: "null" }, { type: "string", format: "date-time" }] }],
  [{ type: ["integer", "null"], maximum: 9 }],
] satisfies [Schema][])("keeps to %j", (schema) => {
  const values = fc.sample(arbitraryOf(smallContract, schema), { seed: 1, numRuns: 50 });
  expect(values.flatMap((value) => smallContract.explain(schema, value))).toEqual([]);
});

test("gives up on a schema that contradicts itself", () => {
  const schema: Schema = { type: "string", format: "email", maxLength: 3 };
  expect(() => fc.sample(arbitraryOf(smallContract, schema), { seed: 1, numRuns: 1 })).toThrow(
    "no value fits a schema of a request",
  );
});

test("makes fields that may be missing come and go", () => {
  const schema: Schema = { type: "object", required: ["a"], properties: { a: {}, b: {} } };
  const values = fc.sample(arbitraryOf(smallContract, schema), { seed: 1, numRuns: 30 });
  expect(new Set(values.map((value) => Object.keys(value as object).join()))).toEqual(
    new Set(["a", "a,b"]),
  );
});

test("sends no real mail: addresses are of a reserved domain", () => {
  const schema: Schema = { type: "string", format: "email" };
  const addresses = fc.sample(arbitraryOf(smallContract, schema), { seed: 1, numRuns: 20 });
  expect(addresses.every((each) => /^contract-[a-z0-9]+@example\.com$/.test(String(each)))).toBe(
    true,
  );
});

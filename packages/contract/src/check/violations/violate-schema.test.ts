import { expect, test } from "vitest";
import { smallContract, smallOperation } from "../testing/small-contract.ts";
import { violateSchema } from "./violate-schema.ts";

const schema = smallOperation("makeThing").body?.content["application/json"]?.schema ?? {};
const valid = { name: "thing", email: "a@example.com", kind: "round", size: 3, parts: ["abc"] };

const violations = violateSchema(smallContract, schema, valid);
const named = (what: string): unknown => violations.find((each) => each.what === what)?.value;

test("every change breaks the schema", () => {
  const accepted = violations.filter(
    ({ value }) => smallContract.explain(schema, value).length === 0,
  );
  expect(accepted).toEqual([]);
});

test("every kind of violation is there", () => {
  const { name: _, ...nameless } = valid;
  expect(named('a body without "name"')).toEqual(nameless);
  expect(named("an unknown field")).toEqual({ ...valid, contract_runner_unknown: "surprise" });
  expect(named('"name" shorter than 3')).toEqual({ ...valid, name: "th" });
  expect(named('"name" longer than 8')).toEqual({
    ...valid,
    name: "ttttthing".slice(0, 4) + "thing",
  });
  expect(named('"name" with a NUL')).toEqual({ ...valid, name: "thing\u0000" });
  expect(named('"name" as number')).toEqual({ ...valid, name: 7.5 });
  expect(named('"email" that is no email')).toEqual({ ...valid, email: "§ none §" });
  expect(named('"kind" outside its choices')).toEqual({ ...valid, kind: "none-of-these" });
  expect(named('"size" below 1')).toEqual({ ...valid, size: 0 });
  expect(named('"size" above 10')).toEqual({ ...valid, size: 11 });
  expect(named('"size" as a fraction')).toEqual({ ...valid, size: 20.5 });
  expect(named('"parts" with more than 2 items')).toEqual({
    ...valid,
    parts: ["abc", "abc", "abc"],
  });
  expect(named('"parts.0" longer than 3')).toEqual({ ...valid, parts: ["aabc"] });
  expect(named("the body as array")).toEqual([]);
});

test("what turns out to be valid is left out", () => {
  const loose = { type: "object", properties: { any: {}, text: { type: "string" } } };
  const found = violateSchema(smallContract, loose, { any: 1, text: "x" });
  expect(found.map(({ what }) => what).filter((what) => /any|unknown|without/.test(what))).toEqual(
    [],
  );
});

import * as fc from "fast-check";
import { CannotRun } from "../cannot-run.ts";
import type { Contract } from "../contract/contract.ts";
import { formsOf, type Schema, typesOf } from "../contract/schema.ts";

/** Any code point except a surrogate. fast-check's own `binary` unit first builds a table of all of them. */
const codePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Characters of many scripts, one code point each. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom(..."éßñøЖщعربيةنور日本語한😀🌍ﬁ") },
  { weight: 1, arbitrary: codePoint },
);

const word = fc.stringMatching(/^[a-z0-9]{4,16}$/);
const moment = fc.date({
  min: new Date("1900-01-01"),
  max: new Date("2099-12-31"),
  noInvalidDate: true,
});

/** Reserved by RFC 2606: mail to it is not delivered. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  email: word.map((name) => `contract-${name}@example.com`),
  "date-time": moment.map((date) => date.toISOString()),
  date: moment.map((date) => date.toISOString().slice(0, 10)),
  uri: word.map((name) => `https://${name}.example/`),
};

/** Texts that a schema accepts; what the pattern alone cannot promise is filtered. */
function textsOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const formatted = format === undefined ? undefined : formats[format];
  if (formatted) return formatted;
  const bounds = { minLength, ...(maxLength !== undefined && { maxLength }) };
  if (pattern === undefined) return fc.string({ unit: character, ...bounds });
  const expression = new RegExp(pattern, "u");
  const [, unit] = /^\^(\[(?:[^\]\\]|\\.)+\])[*+]\$$/.exec(pattern) ?? [];
  if (unit === undefined) {
    return fc.stringMatching(expression).filter((text) => hasLength(text, minLength, maxLength));
  }
  const min = Math.max(minLength, pattern.endsWith("+$") ? 1 : 0);
  return fc.string({ unit: unitOf(unit), ...bounds, minLength: min });
}

function unitOf(charClass: string): fc.Arbitrary<string> {
  const expression = new RegExp(`^${charClass}$`, "u");
  if (charClass.startsWith("[^")) return character.filter((char) => expression.test(char));
  return fc.stringMatching(expression);
}

function hasLength(text: string, min: number, max = Number.POSITIVE_INFINITY): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}

/** Limit of refused values in a row: the schema contradicts itself, or is beyond the builder. */
const maxMisses = 1000;

type Reading = Pick<Contract, "explain" | "flatten">;

/** No schema of a request nests deeper; one that does refers to itself. */
const deepest = 12;

/** Values that a schema accepts, made from the schema and checked against it. */
export function arbitraryOf(contract: Reading, schema: Schema): fc.Arbitrary<unknown> {
  let misses = 0;
  return build(contract, schema, 0).filter((value) => {
    const isAccepted = contract.explain(schema, value).length === 0;
    misses = isAccepted ? 0 : misses + 1;
    if (misses > maxMisses) throw new CannotRun("no value fits a schema of a request");
    return isAccepted;
  });
}

function build(contract: Reading, source: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > deepest) throw new CannotRun("a schema of a request refers to itself");
  const schema = contract.flatten(source);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const forms = formsOf(schema);
  if (forms.length > 0) return fc.oneof(...forms.map((form) => build(contract, form, depth + 1)));
  const types = typesOf(schema);
  if (types.length === 0) return fc.jsonValue();
  return fc.oneof(...types.map((type) => ofType(contract, schema, type, depth)));
}

function ofType(
  contract: Reading,
  schema: Schema,
  type: string,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return textsOf(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case "number":
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        min: schema.minimum ?? -1e6,
        max: schema.maximum ?? 1e6,
      });
    case "boolean":
      return fc.boolean();
    case "array":
      return listOf(contract, schema, depth);
    case "object":
      return objectOf(contract, schema, depth);
    default:
      return fc.constant(null);
  }
}

function listOf(contract: Reading, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems } = schema;
  const bounds = { minLength: minItems, ...(maxItems !== undefined && { maxLength: maxItems }) };
  const item = build(contract, items, depth + 1);
  return schema.uniqueItems === true ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
}

function objectOf(contract: Reading, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const members = Object.entries(properties).map(
    ([name, property]) => [name, build(contract, property, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(members), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  });
}

import * as fc from "fast-check";
import type { Schema } from "../contract/schema.ts";

/** Any code point but half a pair. fast-check's own `binary` unit draws up a table of all of them first. */
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
export function textsOf(schema: Schema): fc.Arbitrary<string> {
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

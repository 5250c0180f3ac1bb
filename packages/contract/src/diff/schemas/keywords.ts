import { isDeepStrictEqual } from "node:util";
import type { Effect } from "../change/change.ts";

/**
 * Compares two values of one keyword that are written differently; an undefined value is a keyword
 * that is absent, an undefined effect that both mean the same.
 */
type Rule = (was: unknown, now: unknown) => Effect | undefined;

interface Keyword {
  /** The type of the values that the keyword speaks of. */
  readonly type: string;
  readonly rule: Rule;
}

const appearing = (
  was: unknown,
  now: unknown,
  otherwise: () => Effect | undefined,
): Effect | undefined => {
  if (was === undefined) return "narrower";
  return now === undefined ? "wider" : otherwise();
};

const lowerBound: Rule = (was, now) =>
  appearing(was, now, () => (Number(now) > Number(was) ? "narrower" : "wider"));

const upperBound: Rule = (was, now) =>
  appearing(was, now, () => (Number(now) < Number(was) ? "narrower" : "wider"));

const restriction: Rule = (was, now) => appearing(was, now, () => "different");

const flag: Rule = (_was, now) => (now === true ? "narrower" : "wider");

const multiple: Rule = (was, now) =>
  appearing(was, now, () => {
    if (Number(now) % Number(was) === 0) return "narrower";
    return Number(was) % Number(now) === 0 ? "wider" : "different";
  });

const within = (few: unknown, many: unknown): boolean =>
  [few].flat().every((one) => [many].flat().some((other) => isDeepStrictEqual(one, other)));

/** Compares two lists of what may be: `enum`, media types. */
export const choice: Rule = (was, now) =>
  appearing(was, now, () => {
    const [fewer, more] = [within(now, was), within(was, now)];
    if (fewer && more) return undefined;
    if (fewer) return "narrower";
    return more ? "wider" : "different";
  });

const any = "any";

/** The keywords of JSON Schema that restrict a value by themselves. */
export const keywords: Readonly<Record<string, Keyword>> = {
  enum: { type: any, rule: choice },
  const: { type: any, rule: restriction },
  not: { type: any, rule: restriction },
  minLength: { type: "string", rule: lowerBound },
  maxLength: { type: "string", rule: upperBound },
  pattern: { type: "string", rule: restriction },
  format: { type: any, rule: restriction },
  contentEncoding: { type: "string", rule: restriction },
  contentMediaType: { type: "string", rule: restriction },
  minimum: { type: "number", rule: lowerBound },
  exclusiveMinimum: { type: "number", rule: lowerBound },
  maximum: { type: "number", rule: upperBound },
  exclusiveMaximum: { type: "number", rule: upperBound },
  multipleOf: { type: "number", rule: multiple },
  minItems: { type: "array", rule: lowerBound },
  maxItems: { type: "array", rule: upperBound },
  uniqueItems: { type: "array", rule: flag },
  minProperties: { type: "object", rule: lowerBound },
  maxProperties: { type: "object", rule: upperBound },
};

const structure: Readonly<Record<string, string>> = {
  items: "array",
  properties: "object",
  required: "object",
  additionalProperties: "object",
};

/** Whether a keyword says something of values of a type; integers are numbers. */
export function speaksOf(keyword: string, type: string): boolean {
  const about = keywords[keyword]?.type ?? structure[keyword] ?? any;
  return about === any || about === (type === "integer" ? "number" : type);
}

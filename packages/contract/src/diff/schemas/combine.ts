import { isDeepStrictEqual } from "node:util";
import { isNote } from "../change/compare-rest.ts";
import {
  ContractError,
  elements,
  type Fields,
  isFields,
  type Part,
  target,
} from "../contract/part.ts";
import { keywords } from "./keywords.ts";

const bothSchemas = (one: unknown, other: unknown): unknown => {
  if (one === false || other === false) return false;
  if (one === true) return other;
  return other === true ? one : { allOf: [one, other] };
};

function bothProperties(one: unknown, other: unknown): unknown {
  if (!isFields(one) || !isFields(other)) return other;
  const shared = Object.keys(other).filter((name) => name in one);
  const both = shared.map((name) => [name, bothSchemas(one[name], other[name])]);
  return { ...one, ...other, ...Object.fromEntries(both) };
}

const shared = (one: unknown, other: unknown): readonly unknown[] =>
  [one].flat().filter((value) => [other].flat().some((also) => isDeepStrictEqual(value, also)));

const everyPair = (one: unknown, other: unknown): readonly unknown[] =>
  [one].flat().flatMap((left) => [other].flat().map((right) => ({ allOf: [left, right] })));

/** Returns the value that holds when both values of one keyword hold. */
function bothOf(key: string, one: unknown, other: unknown): unknown {
  if (isDeepStrictEqual(one, other) || isNote(key) || key === "default") return other;
  if (key === "properties") return bothProperties(one, other);
  if (key === "items" || key === "additionalProperties") return bothSchemas(one, other);
  if (key === "required") return [...new Set([one, other].flat())];
  if (key === "anyOf" || key === "oneOf") return everyPair(one, other);
  if (key === "type" || key === "enum") {
    const left = shared(one, other);
    return key === "type" && left.length === 1 ? left[0] : left;
  }
  const effect = keywords[key]?.rule(one, other);
  if (effect === "narrower") return other;
  return effect === "wider" ? one : [one, other].flat();
}

function bothLayers(one: Fields, other: Fields): Fields {
  const repeated = Object.keys(other).filter((key) => key in one);
  const both = repeated.map((key) => [key, bothOf(key, one[key], other[key])]);
  return { ...one, ...other, ...Object.fromEntries(both) };
}

/**
 * One schema with the same meaning, without `$ref` and `allOf`. Its place is the target of the `$ref`.
 * @throws ContractError when a schema consists of itself
 */
export function combine(schema: Part, passed: readonly string[] = []): Part {
  const { $ref: reference, allOf, ...own } = schema.value;
  if (reference === undefined && allOf === undefined) return schema;
  if (passed.includes(schema.pointer)) {
    throw new ContractError(`${schema.file}: the schema at ${schema.pointer} consists of itself`);
  }
  const inside = [...passed, schema.pointer];
  const referred = target(schema);
  const meant = referred && combine(referred, inside);
  const layers = [
    ...(meant ? [meant.value] : []),
    ...elements(schema, "allOf").map((layer) => combine(layer, inside).value),
    own,
  ];
  const pointer = meant && allOf === undefined ? meant.pointer : schema.pointer;
  return { ...schema, pointer, value: layers.reduce(bothLayers, {}) };
}

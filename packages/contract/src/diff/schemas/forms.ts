import { isDeepStrictEqual } from "node:util";
import { isNote } from "../change/compare-rest.ts";
import { ContractError, below, type Fields, list, type Part, subschema } from "../contract/part.ts";
import { combine } from "./combine.ts";
import { speaksOf } from "./keywords.ts";

const pick = (fields: Fields, wanted: (key: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => wanted(key)));

const isOutside = (key: string): boolean => isNote(key) || key === "default";

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

const hasType = (value: unknown, type: string): boolean =>
  typeOf(value) === (type === "integer" ? "number" : type);

/** `type: [string, "null"]` as two schemas, each with the keywords that speak of its type. */
function byType(schema: Part): readonly Part[] {
  const { type, enum: choices, ...rest } = schema.value;
  if (!Array.isArray(type)) return [schema];
  return type.map(String).map((one) => {
    const ofType = Array.isArray(choices) && choices.filter((value) => hasType(value, one));
    const restricted = ofType && one !== "null" ? { enum: ofType } : {};
    const value = { ...pick(rest, (key) => speaksOf(key, one)), ...restricted, type: one };
    return { ...schema, value };
  });
}

/**
 * The forms that a value may have: the branches of `anyOf` and `oneOf` and the types of a list, each
 * as a schema of its own. Notes and `default` stay with the whole; a branch keeps its own notes.
 * @throws ContractError when a schema is a form of itself
 */
export function formsOf(schema: Part, passed: readonly string[] = []): readonly Part[] {
  const whole = combine(schema);
  const restrictions = pick(whole.value, (key) => !isOutside(key));
  const key = ["anyOf", "oneOf"].find((name) => name in restrictions);
  if (key === undefined) return byType({ ...whole, value: restrictions });
  if (passed.includes(whole.pointer)) {
    throw new ContractError(`${whole.file}: the schema at ${whole.pointer} is a form of itself`);
  }
  const shared = pick(restrictions, (name) => name !== key);
  return list(whole, key).flatMap((_, index) => {
    const branch = subschema(whole, [key, String(index)], list(whole, key)[index]);
    const joined =
      Object.keys(shared).length === 0
        ? branch
        : below(whole, [key, String(index)], { allOf: [shared, branch.value] });
    const own = pick(combine(branch).value, isNote);
    const forms = formsOf(joined, [...passed, whole.pointer]);
    return forms.map((form) => ({ ...form, value: { ...form.value, ...own } }));
  });
}

/** The short name of a form: its name among the contract's schemas, else its type. */
export function nameOfForm({ pointer, value }: Part): string {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (name !== undefined) return name;
  if (isDeepStrictEqual(value, { not: {} })) return "nothing";
  return typeof value["type"] === "string" ? value["type"] : "anything";
}

import type { Contract } from "../contract/contract.ts";
import { isNode } from "../contract/node.ts";
import { formsOf, type Schema } from "../contract/schema.ts";

export type Step = string | number;

/** Returns a copy of a value with another value at a path. Undefined removes the field. */
export function replaceAt(root: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, index) => (index === step ? replaceAt(item, rest, value) : item));
  }
  const node = isNode(root) ? root : {};
  const { [step]: current, ...others } = node;
  if (rest.length === 0 && value === undefined) return others;
  return { ...node, [step]: replaceAt(current, rest, value) };
}

/** Writes a place for people to read: `profile.social_links.0.url`. */
export const written = (path: readonly Step[]): string =>
  path.length === 0 ? "the body" : `"${path.join(".")}"`;

/** A place in a value and the schema that holds there, flat and of the form that the value has. */
export interface Place {
  readonly path: readonly Step[];
  readonly schema: Schema;
  readonly value: unknown;
  readonly required: boolean;
}

type Reading = Pick<Contract, "explain" | "flatten">;

/** Every place of a valid value, the value itself first. */
export function placesOf(
  contract: Reading,
  source: Schema,
  value: unknown,
  path: readonly Step[] = [],
  required = true,
): Place[] {
  const schema = formOf(contract, source, value);
  const here = { path, schema, value, required };
  if (Array.isArray(value)) {
    const [first] = value;
    if (first === undefined || schema.items === undefined) return [here];
    return [here, ...placesOf(contract, schema.items, first, [...path, 0])];
  }
  if (!isNode(value)) return [here];
  const below = Object.entries(value).flatMap(([name, child]) => {
    const property = schema.properties?.[name];
    if (property === undefined) return [];
    const isRequired = schema.required?.includes(name) ?? false;
    return placesOf(contract, property, child, [...path, name], isRequired);
  });
  return [here, ...below];
}

function formOf(contract: Reading, source: Schema, value: unknown): Schema {
  const schema = contract.flatten(source);
  const form = formsOf(schema).find((each) => contract.explain(each, value).length === 0);
  return form === undefined ? schema : formOf(contract, form, value);
}

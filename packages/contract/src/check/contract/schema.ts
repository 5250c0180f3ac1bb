import type { Node } from "./node.ts";
import type { Resolve } from "./references.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Follows references and joins `allOf`, so that the schema can be read at its surface. */
export function flatten(schema: Schema, resolve: Resolve): Schema {
  const { allOf = [], ...own } = resolve(schema as Node) as Schema;
  return allOf.map((part) => flatten(part, resolve)).reduce(join, own);
}

/** The alternative forms of a value: `anyOf` and `oneOf` alike. */
export const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [];

/** The types that a flat schema names, those that its keywords betray included. */
export function typesOf(schema: Schema): readonly string[] {
  if (typeof schema.type === "string") return [schema.type];
  if (schema.type !== undefined) return schema.type;
  if (schema.properties !== undefined) return ["object"];
  if (schema.items !== undefined) return ["array"];
  if (schema.pattern !== undefined || schema.maxLength !== undefined) return ["string"];
  if (schema.maximum !== undefined || schema.minimum !== undefined) return ["number"];
  return [];
}

const lowerBounds = ["minLength", "minimum", "minItems"] as const;
const upperBounds = ["maxLength", "maximum", "maxItems"] as const;

function join(left: Schema, right: Schema): Schema {
  const both: Record<string, unknown> = { ...left, ...right };
  for (const key of lowerBounds) bound(both, key, left, right, Math.max);
  for (const key of upperBounds) bound(both, key, left, right, Math.min);
  if (left.required && right.required) {
    both["required"] = [...new Set([...left.required, ...right.required])];
  }
  if (left.enum && right.enum) {
    both["enum"] = left.enum.filter((value) => right.enum?.includes(value));
  }
  if (left.properties && right.properties) {
    both["properties"] = joinProperties(left.properties, right.properties);
  }
  return both;
}

function bound(
  both: Record<string, unknown>,
  key: (typeof lowerBounds)[number] | (typeof upperBounds)[number],
  left: Schema,
  right: Schema,
  choose: (a: number, b: number) => number,
): void {
  const [a, b] = [left[key], right[key]];
  if (a !== undefined && b !== undefined) both[key] = choose(a, b);
}

function joinProperties(
  left: Readonly<Record<string, Schema>>,
  right: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const joined: Record<string, Schema> = { ...left };
  for (const [name, schema] of Object.entries(right)) {
    const other = left[name];
    joined[name] = other === undefined ? schema : { allOf: [other, schema] };
  }
  return joined;
}

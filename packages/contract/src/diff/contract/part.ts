import { MendableError } from "@gemel/command/mendable-error";

/** A schema `steps` below a part; `true` is the schema that everything fits, `false` that nothing fits. */
export function subschema(part: Part, steps: readonly string[], value: unknown): Part {
  if (value === true || value === undefined) return below(part, steps, {});
  return below(part, steps, value === false ? { not: {} } : value);
}

export class ContractError extends MendableError {
  override readonly name = "ContractError";
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object inside a contract, and its position. */
export interface Part {
  /** The file's name, for messages. */
  readonly file: string;
  /** The whole document, to resolve `$ref` in. */
  readonly document: Fields;
  /** A JSON pointer, `#/paths/~1me/get`. */
  readonly pointer: string;
  readonly value: Fields;
}

const escape = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescape = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object `steps` below a part, its `$ref` not followed. `value` may differ from what is written there. */
export function below(part: Part, steps: readonly string[], value: unknown): Part {
  const pointer = [part.pointer, ...steps.map(escape)].join("/");
  if (!isFields(value)) throw new ContractError(`${part.file}: ${pointer} is no object`);
  return { ...part, pointer, value };
}

/** Returns the part that a `$ref` points at; undefined if a part has none. */
export function target(part: Part): Part | undefined {
  const reference = part.value["$ref"];
  if (reference === undefined) return undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/")) {
    throw new ContractError(`${part.file}: the $ref at ${part.pointer} points outside this file`);
  }
  let value: unknown = part.document;
  for (const step of decodeURIComponent(reference).slice(2).split("/").map(unescape)) {
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  }
  if (value === undefined) {
    throw new ContractError(`${part.file}: the $ref at ${part.pointer} finds no ${reference}`);
  }
  return below({ ...part, pointer: reference }, [], value);
}

/** The part behind any `$ref`; the keys beside the `$ref` win, as OpenAPI says. */
export function follow(part: Part, passed: readonly string[] = []): Part {
  const next = target(part);
  if (!next) return part;
  if (passed.includes(next.pointer)) {
    throw new ContractError(`${part.file}: the $ref at ${part.pointer} leads in a circle`);
  }
  const { $ref: _followed, ...beside } = part.value;
  const found = follow(next, [...passed, next.pointer]);
  return { ...found, value: { ...found.value, ...beside } };
}

/** The object under a key, its `$ref` not followed; undefined if there is none. */
export function child(part: Part, key: string): Part | undefined {
  const value = part.value[key];
  return value === undefined ? undefined : below(part, [key], value);
}

/** The objects of a map under a key, each behind its `$ref`. */
export function members(part: Part, key: string): ReadonlyMap<string, Part> {
  const map = child(part, key);
  const entries = Object.entries(map?.value ?? {});
  return new Map(entries.map(([name, value]) => [name, follow(below(map ?? part, [name], value))]));
}

/** The values of a list under a key; empty if there is none. */
export function list(part: Part, key: string): readonly unknown[] {
  const value = part.value[key] ?? [];
  if (!Array.isArray(value)) {
    throw new ContractError(`${part.file}: ${part.pointer}/${escape(key)} is no list`);
  }
  return value;
}

/** The objects of a list under a key, their `$ref` not followed. */
export const elements = (part: Part, key: string): readonly Part[] =>
  list(part, key).map((value, index) => below(part, [key, String(index)], value));

import { below, type Part } from "../contract/part.ts";

/** A schema `steps` below a part; `true` is the schema that everything fits, `false` that nothing fits. */
export function subschema(part: Part, steps: readonly string[], value: unknown): Part {
  if (value === true || value === undefined) return below(part, steps, {});
  return below(part, steps, value === false ? { not: {} } : value);
}

import type { OpenApi, Schema } from "./openapi.ts";
import { nameOf, resolveSchema } from "./resolve.ts";

const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });
const count = new Intl.NumberFormat("en");

function describeBounds(min?: number, max?: number): string | undefined {
  if (min !== undefined && max !== undefined) {
    return `${count.format(min)} to ${count.format(max)}`;
  }
  if (max !== undefined) return `at most ${count.format(max)}`;
  return min === undefined ? undefined : `at least ${count.format(min)}`;
}

/** An alternative by its name if it is an object with a name, otherwise in full. */
function describeAlternative(contract: OpenApi, schema: Schema): string {
  const isNamedObject = schema.$ref && resolveSchema(contract, schema).type === "object";
  return isNamedObject ? nameOf(schema.$ref) : describeType(contract, schema);
}

/**
 * What a value may be, in words: "string (uuid)", "message or audio", "NullString, string or null",
 * "integer, 0 to 600,000".
 */
export function describeType(contract: OpenApi, schema: Schema): string {
  const resolved = resolveSchema(contract, schema);
  if (resolved.anyOf) {
    return orList.format(resolved.anyOf.map((part) => describeAlternative(contract, part)));
  }
  if (resolved.enum) return orList.format(resolved.enum.map(String));
  const type = orList.format([resolved.type ?? "any"].flat());
  if (resolved.format === "uuid" || resolved.format === "date-time") {
    return `${type} (${resolved.format})`;
  }
  const length = describeBounds(resolved.minLength, resolved.maxLength);
  const range = describeBounds(resolved.minimum, resolved.maximum);
  return [type, range, length && `${length} characters`].filter(Boolean).join(", ");
}

import { child, list, type Part } from "../contract/part.ts";
import { subschema } from "./subschema.ts";

/** A named field of an object. */
export interface Field {
  readonly schema: Part;
  readonly presence: "required" | "optional";
}

/** The fields of an object by name, those included that are only required and not described. */
export function fieldsOf(object: Part): ReadonlyMap<string, Field> {
  const properties = child(object, "properties") ?? { ...object, value: {} };
  const required = new Set(list(object, "required").map(String));
  const names = new Set([...Object.keys(properties.value), ...required]);
  return new Map(
    [...names].map((name) => {
      const schema = subschema(properties, [name], properties.value[name]);
      return [name, { schema, presence: required.has(name) ? "required" : "optional" }];
    }),
  );
}

/** Whether an object has the fields that are named and no other. */
export const isClosed = ({ value }: Part): boolean => value["additionalProperties"] === false;

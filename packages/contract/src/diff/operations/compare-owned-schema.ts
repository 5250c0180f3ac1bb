import type { Change, Place } from "../change/change.ts";
import { child, type Part } from "../contract/part.ts";
import { compareSchemas } from "../schemas/compare-schemas.ts";

const schemaOf = (owner: Part): Part => child(owner, "schema") ?? { ...owner, value: {} };

/** Compares the `schema` of two parameters, headers, bodies or frames; none is one that all fits. */
export const compareOwnedSchema = (before: Part, after: Part, place: Place): Generator<Change> =>
  compareSchemas(schemaOf(before), schemaOf(after), { ...place, path: "$" });

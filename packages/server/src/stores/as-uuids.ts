import { type RawBuilder, sql } from "kysely";

/** Ids as one value: a list of parameters would be one for each of hundreds. */
export const asUuids = (ids: readonly string[]): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`${`{${ids.join(",")}}`}::uuid[]`;

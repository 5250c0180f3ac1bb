import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { codeOf } from "../foundation/error-code.ts";
import type { Position } from "../foundation/page.ts";

/** Ids as one value: a list of parameters would be one for each of hundreds. */
export const asUuids = (ids: readonly string[]): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`${`{${ids.join(",")}}`}::uuid[]`;

/** Whether a row comes after a position in a list that has the newest first. */
export const olderThan = (
  at: string | RawBuilder<Date>,
  id: string,
  position: Position | undefined,
): RawBuilder<boolean> =>
  position === undefined
    ? sql`true`
    : sql`(${typeof at === "string" ? sql.ref(at) : at}, ${sql.ref(id)}) < (${position.at}, ${position.id}::uuid)`;

/** How many rows a query has. */
export async function countOf<Schema, Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

const UNIQUE_VIOLATION = "23505";

/** Whether a query failed because a value is taken, by the name of the constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === UNIQUE_VIOLATION &&
  (error as { readonly constraint?: unknown }).constraint === constraint;

import { type RawBuilder, sql } from "kysely";
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

const UNIQUE_VIOLATION = "23505";

/** Whether a query failed because a value is taken, by the name of the constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === UNIQUE_VIOLATION &&
  "constraint" in error &&
  error.constraint === constraint;

import { type RawBuilder, sql } from "kysely";
import type { Position } from "../services/paging/page.ts";

/** Whether a row comes after a position in a list that has the oldest first. */
export const newerThan = (
  at: string,
  id: string,
  position: Position | undefined,
): RawBuilder<boolean> =>
  position === undefined
    ? sql`true`
    : sql`(${sql.ref(at)}, ${sql.ref(id)}) > (${position.at}, ${position.id}::uuid)`;

import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * Whether a member is neither suspended nor deleted. Null, and who was erased, count as present.
 * @param member the column that names the member
 */
export const isPresent = (member: Expression<string | null>): RawBuilder<boolean> => sql<boolean>`
  not exists (
    select from users as absentee
    where absentee.id = ${member}
      and (absentee.suspended_at is not null or absentee.deleted_at is not null))`;

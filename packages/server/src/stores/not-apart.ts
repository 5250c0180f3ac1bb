import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * Whether two members can come across each other: neither keeps the other away, and no match of theirs was
 * ended. Both look the same to either (DESIGN.md, decision 19).
 * @param other the column that names the other
 */
export const notApart = (memberId: string, other: Expression<string>): RawBuilder<boolean> => sql`
  (not exists (
    select from blocks
    where (blocker_id = ${memberId} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${memberId}))
  and not exists (
    select from pasts
    where low_id = least(${memberId}::uuid, ${other})
      and high_id = greatest(${memberId}::uuid, ${other}) and parted))`;

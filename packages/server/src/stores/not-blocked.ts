import { type Expression, type RawBuilder, sql } from "kysely";

/** Whether neither of two members keeps the other away. @param other the column that names the other */
export const notBlocked = (memberId: string, other: Expression<string>): RawBuilder<boolean> => sql`
  not exists (
    select from blocks
    where (blocker_id = ${memberId} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${memberId}))`;

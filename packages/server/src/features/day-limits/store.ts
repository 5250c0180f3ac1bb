import { type Kysely, sql } from "kysely";
import { asUuids } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";

export const memberDayStore = (db: Kysely<Schema>) => ({
  bytesOf: async (userId: string, day: string): Promise<number> => {
    const row = await db
      .selectFrom("member_days")
      .select("bytes")
      .where("user_id", "=", userId)
      .where("day", "=", day)
      .executeTakeFirst();
    return row?.bytes ?? 0;
  },
  addBytes: async (userId: string, day: string, bytes: number) => {
    await sql`
      insert into member_days (user_id, day, bytes) values (${userId}, ${day}, ${bytes})
      on conflict (user_id, day) do update
      set bytes = member_days.bytes + excluded.bytes`.execute(db);
  },
  findNew: async (userId: string, day: string, people: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`
      select unnest(${asUuids(people)}) as id
      except
      select unnest(people) from member_days where user_id = ${userId} and day = ${day}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
  /**
   * Adds people to a member's day, unless the day is spent: has so many already. In one step, so that of many
   * requests at once only the last may go beyond. @returns whether they were added
   */
  addPeople: async (userId: string, day: string, people: readonly string[], max: number) => {
    const { rows } = await sql`
      insert into member_days (user_id, day, people)
      values (${userId}, ${day}, ${asUuids(people)})
      on conflict (user_id, day) do update
      set people = array(
        select unnest(member_days.people) union select unnest(excluded.people))
      where cardinality(member_days.people) < ${max}
      returning day`.execute(db);
    return rows.length > 0;
  },
});

export type MemberDayStore = ReturnType<typeof memberDayStore>;

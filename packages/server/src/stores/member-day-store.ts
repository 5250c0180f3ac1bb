import { type Kysely, sql } from "kysely";
import type { MemberDayStore } from "../services/member-days/member-day-store.ts";
import { asUuids } from "./as-uuids.ts";
import type { Schema } from "./schema.ts";

/** What members have sent and seen by day, in the database. */
export const createMemberDayStore = (db: Kysely<Schema>): MemberDayStore => ({
  bytesOf: async (userId, day) => {
    const row = await db
      .selectFrom("member_days")
      .select("bytes")
      .where("user_id", "=", userId)
      .where("day", "=", day)
      .executeTakeFirst();
    return row?.bytes ?? 0;
  },
  addBytes: async (userId, day, bytes) => {
    await sql`
      insert into member_days (user_id, day, bytes) values (${userId}, ${day}, ${bytes})
      on conflict (user_id, day) do update
      set bytes = member_days.bytes + excluded.bytes`.execute(db);
  },
  findNew: async (userId, day, people) => {
    const { rows } = await sql<{ id: string }>`
      select unnest(${asUuids(people)}) as id
      except
      select unnest(people) from member_days where user_id = ${userId} and day = ${day}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
  addPeople: async (userId, day, people, most) => {
    const { rows } = await sql`
      insert into member_days (user_id, day, people)
      values (${userId}, ${day}, ${asUuids(people)})
      on conflict (user_id, day) do update
      set people = array(
        select unnest(member_days.people) union select unnest(excluded.people))
      where cardinality(member_days.people) < ${most}
      returning day`.execute(db);
    return rows.length > 0;
  },
  eraseBefore: async (day) => {
    await db.deleteFrom("member_days").where("day", "<", day).execute();
  },
});

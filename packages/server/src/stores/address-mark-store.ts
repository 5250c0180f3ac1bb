import { type Kysely, sql } from "kysely";
import type { AddressMarkStore } from "../services/standing/address-mark-store.ts";
import { dayOf } from "../services/pasts/day-of.ts";
import type { Schema } from "./schema.ts";

/** Keyed hashes of addresses, in the database. */
export const createAddressMarkStore = (db: Kysely<Schema>): AddressMarkStore => ({
  save: async ({ memberId, addressHash, suspendedAt }) => {
    const values = { address_hash: addressHash, suspended_at: suspendedAt, until: null };
    await db
      .insertInto("address_marks")
      .values({ member_id: memberId, ...values })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(values))
      .execute();
  },
  keepErased: async ({ memberId, addressHash }, { now, suspendedUntil, reportedUntil }) => {
    await sql`
      insert into address_marks (member_id, address_hash, suspended_at, until)
      select users.id, ${addressHash}, users.suspended_at,
        case when users.suspended_at is null
          then ${reportedUntil}::timestamptz else ${suspendedUntil}::timestamptz end
      from users
      where users.id = ${memberId} and (
        users.suspended_at is not null
        or exists (
          select from pasts
          where ${memberId}::uuid in (low_id, high_id) and until >= ${dayOf(now)}::date)
        or exists (select from reports where reported_id = users.id))
      on conflict (member_id) do update
      set address_hash = excluded.address_hash, suspended_at = excluded.suspended_at,
        until = excluded.until`.execute(db);
  },
  suspend: async (memberId, now, until) => {
    const marked = await db
      .updateTable("address_marks")
      .set({ suspended_at: now, until })
      .where("member_id", "=", memberId)
      .where("until", "is not", null)
      .where("suspended_at", "is", null)
      .returning("member_id")
      .executeTakeFirst();
    return marked !== undefined;
  },
  release: async (memberId) => {
    const released = await db
      .deleteFrom("address_marks")
      .where("suspended_at", "is not", null)
      .where("address_hash", "in", ({ selectFrom }) =>
        selectFrom("address_marks as own")
          .select("own.address_hash")
          .where("own.member_id", "=", memberId),
      )
      .returning("member_id")
      .execute();
    return released.length > 0;
  },
  isSuspended: async (addressHash) => {
    const row = await db
      .selectFrom("address_marks")
      .select("member_id")
      .where("address_hash", "=", addressHash)
      .where("suspended_at", "is not", null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  findSuspended: async (memberIds) => {
    if (memberIds.length === 0) return new Set();
    const rows = await db
      .selectFrom("address_marks")
      .select("member_id")
      .where("member_id", "in", memberIds)
      .where("suspended_at", "is not", null)
      .where("until", "is not", null)
      .execute();
    return new Set(rows.map((row) => row.member_id));
  },
  findUnmarked: async () => {
    const rows = await db
      .selectFrom("users")
      .leftJoin("address_marks", "address_marks.member_id", "users.id")
      .select(["users.id", "users.email", "users.suspended_at"])
      .where("users.suspended_at", "is not", null)
      .where("address_marks.member_id", "is", null)
      .$narrowType<{ suspended_at: Date }>()
      .execute();
    return rows.map(({ id, email, suspended_at: suspendedAt }) => ({ id, email, suspendedAt }));
  },
  eraseExpired: async (now) => {
    await db.deleteFrom("address_marks").where("until", "<=", now).execute();
  },
});

import { type Kysely, sql } from "kysely";
import { dayOf } from "../../foundation/clock.ts";
import type { Schema } from "../../database/schema.ts";

export const addressMarkStore = (db: Kysely<Schema>) => ({
  /** Marks the address of a suspended member, who has an account. */
  save: async ({
    memberId,
    addressHash,
    suspendedAt,
  }: {
    readonly memberId: string;
    readonly addressHash: string;
    readonly suspendedAt: Date;
  }) => {
    const values = { address_hash: addressHash, suspended_at: suspendedAt, until: null };
    await db
      .insertInto("address_marks")
      .values({ member_id: memberId, ...values })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(values))
      .execute();
  },
  /**
   * Keeps the mark of a member who is erased: of a suspended one until `suspendedUntil`, of one who can still
   * be reported until `reportedUntil`, and of any other none.
   */
  keepErased: async (
    { memberId, addressHash }: { readonly memberId: string; readonly addressHash: string },
    {
      now,
      suspendedUntil,
      reportedUntil,
    }: {
      readonly now: Date;
      readonly suspendedUntil: Date;
      readonly reportedUntil: Date;
    },
  ) => {
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
  /** Suspends a member who is erased. @returns false where nothing is known of them, or they are suspended */
  suspend: async (memberId: string, now: Date, until: Date): Promise<boolean> => {
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
  /** Ends the suspension of a member, and of those who had their address. @returns whether there was one */
  release: async (memberId: string): Promise<boolean> => {
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
  isSuspended: async (addressHash: string): Promise<boolean> => {
    const row = await db
      .selectFrom("address_marks")
      .select("member_id")
      .where("address_hash", "=", addressHash)
      .where("suspended_at", "is not", null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  findSuspended: async (memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
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
  /** Suspended members whose address is not marked yet. */
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
  eraseExpired: async (now: Date) => {
    await db.deleteFrom("address_marks").where("until", "<=", now).execute();
  },
});

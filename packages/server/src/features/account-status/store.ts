import { type Kysely, sql } from "kysely";
import { dayOf } from "../../foundation/clock.ts";
import type { Schema } from "../../database/schema.ts";

/** The owner of an address stated a birth date under 18. */
interface RefusedMinor {
  /** `YYYY-MM-DD` */
  readonly adultOn: string;
  /** Whether the operator has found that they are an adult. */
  readonly isLifted: boolean;
}

export const refusedMinorStore = (db: Kysely<Schema>) => ({
  /** Adds a refusal; an earlier one stays. @param adultOn `YYYY-MM-DD` */
  add: (addressHash: string, adultOn: string) =>
    db
      .insertInto("refused_minors")
      .values({ address_hash: addressHash, adult_on: adultOn })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  find: async (addressHash: string): Promise<RefusedMinor | undefined> => {
    const row = await db
      .selectFrom("refused_minors")
      .select(["adult_on", "lifted"])
      .where("address_hash", "=", addressHash)
      .executeTakeFirst();
    return row && { adultOn: row.adult_on, isLifted: row.lifted };
  },
  lift: (addressHash: string) =>
    db
      .updateTable("refused_minors")
      .set({ lifted: true })
      .where("address_hash", "=", addressHash)
      .execute(),
});

export const addressMarkStore = (db: Kysely<Schema>) => ({
  /**
   * Keeps the mark of a member who is erased: of a suspended one until `suspendedUntil`, of one who can still
   * be reported until `reportedUntil`, and of any other none.
   */
  keepErased: (
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
  ) =>
    sql`
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
        until = excluded.until`.execute(db),
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
  /** Ends the suspension of an erased member, and of those who had the mailbox. @returns the ids of those */
  release: async (memberId: string, addressHash: string): Promise<readonly string[]> => {
    const released = await db
      .deleteFrom("address_marks")
      .where("suspended_at", "is not", null)
      .where((eb) => eb.or([eb("member_id", "=", memberId), eb("address_hash", "=", addressHash)]))
      .returning("member_id")
      .execute();
    return released.map((row) => row.member_id);
  },
  /** The hash of an erased member's address, while it is kept. */
  find: async (memberId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom("address_marks")
      .select("address_hash")
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    return row?.address_hash;
  },
  /** Whether a member of a mailbox is suspended, also one who is erased. */
  isSuspended: async (addressHash: string): Promise<boolean> => {
    const row = await db
      .selectFrom("address_marks")
      .select("member_id")
      .where("address_hash", "=", addressHash)
      .where("suspended_at", "is not", null)
      .unionAll(
        db
          .selectFrom("users")
          .select("id as member_id")
          .where("mailbox_hash", "=", addressHash)
          .where("suspended_at", "is not", null),
      )
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
});

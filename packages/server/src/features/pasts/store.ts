import { type Kysely, sql } from "kysely";
import type { Pair } from "../../foundation/pair.ts";
import type { Schema } from "../../database/schema.ts";
import { dayOf, secondsAfter } from "../../foundation/clock.ts";

/** A member, and the keyed hash of their mailbox. */
export interface MailboxMember {
  readonly memberId: string;
  readonly addressHash: string;
}

const DAY = 24 * 60 * 60;

/** Pairs that are kept apart, beyond the erasure of one of them. */
export const apartStore = (db: Kysely<Schema>) => ({
  /**
   * Keeps the mailbox of a member, before they are erased, for each who is kept apart from them. Of those who are erased
   * already it is kept for their mailboxes.
   */
  keep: async ({ memberId, addressHash }: MailboxMember, until: Date) => {
    await sql`
      insert into kept_apart (member_id, address_hash, until)
      select other_id, ${addressHash}, ${until}::timestamptz
      from (
        select blocked_id as other_id from blocks where blocker_id = ${memberId}
        union select blocker_id from blocks where blocked_id = ${memberId}
        union select high_id from pasts where low_id = ${memberId} and parted
        union select low_id from pasts where high_id = ${memberId} and parted) as others
      where exists (select from users where users.id = other_id)
      on conflict (member_id, address_hash) do update set until = excluded.until`.execute(db);
    await sql`
      insert into mailboxes_apart (low_hash, high_hash, until)
      select least(address_hash, ${addressHash}), greatest(address_hash, ${addressHash}),
        ${until}::timestamptz
      from kept_apart where member_id = ${memberId} and address_hash <> ${addressHash}
      on conflict (low_hash, high_hash) do update set until = excluded.until`.execute(db);
  },
  /** The same for one member and another who is erased and whose mailbox is known. */
  keepErased: (memberId: string, erasedId: string, until: Date) =>
    sql`
      insert into kept_apart (member_id, address_hash, until)
      select ${memberId}, address_hash, ${until}::timestamptz
      from address_marks
      where member_id = ${erasedId}
        and not exists (select from users where users.id = address_marks.member_id)
      on conflict (member_id, address_hash) do update set until = excluded.until`.execute(db),
  /**
   * Parts a new account of a mailbox from those who are kept apart from it. Neither can report the other by that. First
   * it takes over the pairs of mailboxes: of two that are opened at once, the second then finds the first.
   */
  partAgain: async ({ memberId, addressHash }: MailboxMember, now: Date) => {
    await sql`
      with taken as (
        delete from mailboxes_apart where ${addressHash} in (low_hash, high_hash)
        returning low_hash, high_hash, until)
      insert into kept_apart (member_id, address_hash, until)
      select ${memberId}::uuid,
        case low_hash when ${addressHash} then high_hash else low_hash end, until
      from taken`.execute(db);
    const yesterday = dayOf(secondsAfter(now, -DAY));
    await sql`
      with kept as (
        delete from kept_apart where address_hash = ${addressHash} returning member_id, until)
      insert into pasts (low_id, high_id, until, parted)
      select least(member_id, ${memberId}::uuid), greatest(member_id, ${memberId}::uuid),
        ${yesterday}::date, true
      from kept where until > ${now}::timestamptz
      on conflict (low_id, high_id) do update set parted = true`.execute(db);
  },
});

/**
 * Pairs of members who had a like, a match or a conversation in the last 180 days. Triggers write a past with
 * the like, match or message itself; blocks, unmatches, passes and deleted accounts leave it as it is.
 */
export const pastStore = (db: Kysely<Schema>) => ({
  /** Whether a pair has a past on a day (`YYYY-MM-DD`, UTC), or is a match. */
  has: async ({ lowId, highId }: Pair, day: string): Promise<boolean> => {
    const { rows } = await sql<{ has: boolean }>`
      select exists (
        select from pasts
        where low_id = ${lowId} and high_id = ${highId} and until >= ${day}::date
      ) or exists (
        select from matches
        where low_id = ${lowId} and high_id = ${highId} and ended_at is null
      ) as has`.execute(db);
    return rows[0]?.has === true;
  },
  findConversations: async ({ lowId, highId }: Pair): Promise<readonly string[]> => {
    const row = await db
      .selectFrom("pasts")
      .select("conversation_ids")
      .where("low_id", "=", lowId)
      .where("high_id", "=", highId)
      .executeTakeFirst();
    return row?.conversation_ids ?? [];
  },
  /** Finds the other member of a conversation, if the two have a past on a day. */
  findOther: async (memberId: string, conversationId: string, day: string) => {
    const row = await db
      .selectFrom("pasts")
      .select(["low_id", "high_id"])
      .where(sql<boolean>`conversation_ids @> array[${conversationId}::uuid]`)
      .where(({ eb, or }) => or([eb("low_id", "=", memberId), eb("high_id", "=", memberId)]))
      .where(
        sql<boolean>`(until >= ${day}::date or exists (
          select from matches as match
          where match.low_id = pasts.low_id and match.high_id = pasts.high_id
            and match.ended_at is null))`,
      )
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return row.low_id === memberId ? row.high_id : row.low_id;
  },
  /**
   * Erases the pasts before a day, unless the pair's match was ended and both have an account.
   * @param day the first that counts
   */
  eraseBefore: (day: string) =>
    db
      .deleteFrom("pasts")
      .where("until", "<", day)
      .where(
        sql<boolean>`(not parted
          or (select count(*) from users where users.id in (pasts.low_id, pasts.high_id)) < 2)`,
      )
      .execute(),
  /** Whether a member has blocked another whom they could find at that time. */
  hasBlocked: async (memberId: string, otherId: string): Promise<boolean> => {
    const query = db.selectFrom("blocks").select("blocker_id").where("blocker_id", "=", memberId);
    const found = query.where("blocked_id", "=", otherId).where("nickname", "is not", null);
    return (await found.executeTakeFirst()) !== undefined;
  },
});

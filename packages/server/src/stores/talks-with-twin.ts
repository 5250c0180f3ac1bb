import { type Kysely, sql } from "kysely";
import type { TwinTalk } from "../services/twins/twin-talk.ts";
import type { Schema } from "./schema.ts";

/** Conversations of others with a member's twin in which they said something, whatever became of them since. */
const talksWithTwin = (db: Kysely<Schema>, ownerId: string) =>
  db
    .selectFrom("conversations as talk")
    .where("talk.type", "=", "twin")
    .where("talk.subject_id", "=", ownerId)
    .where("talk.owner_id", "<>", ownerId)
    .where("talk.last_seq", ">", 0);

/** How many others have said something to a member's twin. */
export async function countWithTwin(db: Kysely<Schema>, ownerId: string): Promise<number> {
  const { count } = await talksWithTwin(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who said something to a member's twin, the latest first. */
export async function findWithTwin(
  db: Kysely<Schema>,
  ownerId: string,
  most: number,
): Promise<readonly TwinTalk[]> {
  const rows = await talksWithTwin(db, ownerId)
    .innerJoin("messages as said", (join) =>
      join
        .onRef("said.conversation_id", "=", "talk.id")
        .onRef("said.sender_id", "=", "talk.owner_id"),
    )
    .select(({ fn }) => [
      "talk.id",
      sql<string>`talk.owner_id`.as("member_id"),
      "talk.closed_at",
      fn.min("said.created_at").as("since"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy("talk.id")
    .orderBy(({ fn }) => fn.max("said.created_at"), "desc")
    .orderBy("talk.id")
    .limit(most)
    .execute();
  return rows.map(({ id, member_id, closed_at, since, count }) => ({
    id,
    memberId: member_id,
    since,
    messageCount: Number(count),
    endedAt: closed_at,
  }));
}

/** Ends a conversation of somebody else with a member's twin. @returns whose it is */
export async function endWithTwin(
  db: Kysely<Schema>,
  ownerId: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const ended = await db
    .updateTable("conversations")
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${now})` })
    .where("id", "=", id)
    .where("type", "=", "twin")
    .where("subject_id", "=", ownerId)
    .where("owner_id", "<>", ownerId)
    .returning("owner_id")
    .executeTakeFirst();
  return ended?.owner_id ?? undefined;
}

import type { Kysely } from "kysely";
import { isPresent } from "./is-present.ts";
import { notBlocked } from "./not-blocked.ts";
import type { Schema } from "./schema.ts";

/** How many others have said something to a member's twin that they still see; without who is blocked or absent. */
export async function countWithTwin(db: Kysely<Schema>, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom("conversations as conversation")
    .innerJoin("conversation_members as talker", "talker.conversation_id", "conversation.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("conversation.type", "=", "twin")
    .where("conversation.subject_id", "=", memberId)
    .where("talker.member_id", "<>", memberId)
    .whereRef("conversation.last_seq", ">", "talker.hidden_seq")
    .where((eb) => notBlocked(memberId, eb.ref("talker.member_id")))
    .where((eb) => isPresent(eb.ref("talker.member_id")))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { randomUUID } from "node:crypto";
import type { Server } from "@gemel/server";
import { textParts } from "../../../packages/server/src/live/delivery.ts";
import { addBenchMembers } from "../add-bench-members.ts";
import { addPair, type Speaker } from "../talk/add-pairs.ts";
import { accountStore } from "../../../packages/server/src/features/accounts/store.ts";
import { messageStore } from "../../../packages/server/src/features/messages/store.ts";
import { likeStore } from "../../../packages/server/src/features/likes/store.ts";

/** Pairs of callers. */
const PAIRS = 10;
/** Received by each caller, and waiting for an answer. */
const LIKES = 100;
/** In the conversation of each pair. */
const MESSAGES = 200;
const DAY_MS = 86_400_000;

export const PASSWORD = "one password for every caller";

/** A member who calls the site. */
export interface Caller extends Speaker {
  readonly email: string;
  token: string;
}

/** The members in the database. */
export interface Members {
  /** Both members of each pair, one after the other. */
  readonly callers: readonly Caller[];
  /** Everybody else. */
  readonly others: readonly string[];
}

type Services = Server["services"];

/**
 * Fills an empty database with members. Some of them, with the filters that members have, are to call: they
 * can sign in, are liked, and have talked with each other in pairs.
 */
export async function addMembers(services: Services, count: number): Promise<Members> {
  const { usual, others } = await addBenchMembers(services, count, 2 * PAIRS);
  const hash = await services.passwords.hash(PASSWORD);
  const callers: Caller[] = [];
  for (let index = 0; index < usual.length; index += 2) {
    const [one, other] = usual.slice(index, index + 2);
    if (one === undefined || other === undefined) throw new Error("a member has no partner");
    const pair = await addPair(services, one, other);
    await addMessages(services, pair);
    callers.push(
      ...pair.map((speaker) => ({ ...speaker, email: `${speaker.memberId}@crowd.example` })),
    );
  }
  for (const { memberId } of callers) {
    await accountStore(services.db).setPassword(memberId, hash, services.clock());
    await addLikes(services, memberId, others.slice(-LIKES));
  }
  return { callers, others };
}

const addMessages = (
  { clock, transaction }: Services,
  [one, other]: readonly [Speaker, Speaker],
): Promise<void> =>
  transaction(async (db) => {
    for (let count = 0; count < MESSAGES; count++) {
      const { memberId: senderId, conversationId } = count % 2 === 0 ? one : other;
      await messageStore(db).add(
        {
          ...textParts,
          id: randomUUID(),
          conversationId,
          senderId,
          role: "user",
          text: `Message ${count}, which says as much as messages do and is as long as they are.`,
          clientMessageId: null,
          createdAt: clock(),
        },
        [],
      );
    }
  });

const addLikes = (
  { clock, transaction }: Services,
  candidateId: string,
  memberIds: readonly string[],
): Promise<void> =>
  transaction(async (db) => {
    const reactedAt = new Date(clock().getTime() - DAY_MS);
    for (const memberId of memberIds) {
      await likeStore(db).save({ memberId, candidateId, action: "like", message: null, reactedAt });
    }
  });

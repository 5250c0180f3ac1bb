import { randomUUID } from "node:crypto";
import type { Server } from "@gemel/server";
import { openConversation } from "../../../packages/server/src/features/conversations/rules.ts";
import { pairOf } from "../../../packages/server/src/foundation/pair.ts";
import { addBenchMembers } from "../add-bench-members.ts";
import { matchStore } from "../../../packages/server/src/features/matches/store.ts";
import { startSession } from "../../../packages/server/src/testing/new-member.ts";

/** A member of a conversation. */
export interface Speaker {
  readonly memberId: string;
  readonly conversationId: string;
  /** An access token, for ten minutes. */
  readonly token: string;
}

type Services = Server["services"];

/**
 * Fills an empty database with members who have matched in pairs.
 * @returns both of each pair, one after the other
 */
export async function addPairs(services: Services, pairs: number): Promise<readonly Speaker[]> {
  const { open, usual } = await addBenchMembers(services, 2 * pairs, pairs);
  const speakers: Speaker[] = [];
  for (const [index, one] of open.entries()) {
    const other = usual[index];
    if (other === undefined) throw new Error("a member has no partner");
    speakers.push(...(await addPair(services, one, other)));
  }
  return speakers;
}

/** Makes two members match, and signs them in. */
export async function addPair(
  services: Services,
  one: string,
  other: string,
): Promise<readonly [Speaker, Speaker]> {
  const conversationId = await match(services, one, other);
  const speak = async (memberId: string): Promise<Speaker> => {
    const { token } = await startSession({ server: { services } }, { id: memberId, email: "" });
    return { memberId, conversationId, token };
  };
  return [await speak(one), await speak(other)];
}

async function match({ clock, db }: Services, one: string, other: string): Promise<string> {
  const found = { id: randomUUID(), ...pairOf(one, other), createdAt: clock() };
  await matchStore(db).add(found);
  return openConversation(db, found, clock());
}

import { randomUUID } from "node:crypto";
import type { Server } from "@gemel/server";
import { openConversation } from "../../../packages/server/src/services/matches/open-conversation.ts";
import { pairOf } from "../../../packages/server/src/services/matches/pair.ts";
import { issueTokens } from "../../../packages/server/src/services/sessions/issue-tokens.ts";
import { addCrowd } from "../add-crowd.ts";

/** Somebody in a conversation. */
export interface Speaker {
  readonly memberId: string;
  readonly conversationId: string;
  /** An access token, for ten minutes. */
  readonly token: string;
}

type Parts = Server["parts"];

/**
 * Fills an empty database with members who have matched in pairs.
 * @returns both of each pair, one after the other
 */
export async function addPairs(parts: Parts, pairs: number): Promise<readonly Speaker[]> {
  const { open, usual } = await addCrowd(parts, 2 * pairs, pairs);
  const speakers: Speaker[] = [];
  for (const [index, one] of open.entries()) {
    const other = usual[index];
    if (other === undefined) throw new Error("somebody has nobody to talk to");
    speakers.push(...(await addPair(parts, one, other)));
  }
  return speakers;
}

/** Has two members match, and signs them in. */
export async function addPair(
  parts: Parts,
  one: string,
  other: string,
): Promise<readonly [Speaker, Speaker]> {
  const conversationId = await match(parts, one, other);
  const speak = async (memberId: string): Promise<Speaker> => ({
    memberId,
    conversationId,
    token: await signIn(parts, memberId),
  });
  return [await speak(one), await speak(other)];
}

async function match({ clock, stores }: Parts, one: string, other: string): Promise<string> {
  const found = { id: randomUUID(), ...pairOf(one, other), createdAt: clock() };
  await stores.matches.add(found);
  return openConversation(stores, found, clock());
}

/** Begins a session that housekeeping lets live: one with a refresh token. */
async function signIn(parts: Parts, userId: string): Promise<string> {
  const sessionId = randomUUID();
  const { sessions } = parts.stores;
  const startedAt = parts.clock();
  const session = { id: sessionId, userId, createdAt: startedAt };
  await sessions.start({ ...session, browser: null, system: null });
  return (await issueTokens(parts, sessions, { userId, sessionId, startedAt })).accessToken;
}

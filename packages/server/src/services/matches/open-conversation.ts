import { randomUUID } from "node:crypto";
import type { Stores } from "../stores.ts";
import type { Match } from "./match.ts";

/** The conversation of a match, begun if nobody has begun it. The pair is held meanwhile. @returns its id */
export async function openConversation(
  { conversations }: Pick<Stores, "conversations">,
  match: Pick<Match, "id" | "lowId" | "highId">,
  now: Date,
): Promise<string> {
  const found = await conversations.findOfMatch(match.id);
  if (found !== undefined) return found;
  const id = randomUUID();
  const memberIds = [match.lowId, match.highId] as const;
  await conversations.openOfMatch({ id, matchId: match.id, memberIds, createdAt: now });
  return id;
}

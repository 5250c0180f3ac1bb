import { answer, type ApiClient, conversationOperations, likeOperations } from "@gemel/api";
import { useLookup } from "../use-lookup.ts";
import type { NewMatch } from "./use-match-celebration.ts";

/** The text that the other person of a new match sent with their like. */
export interface FirstLetter {
  readonly text: string;
  readonly at: string;
}

/** Reads it as the first message of the conversation; without a conversation nothing was written. */
async function find(
  client: ApiClient,
  { matchId, user }: NewMatch,
  signal: AbortSignal,
): Promise<FirstLetter | null> {
  const matches = await answer(likeOperations(client).getMatches({}, { signal }));
  const match = matches.items.find(({ match_id }) => match_id === matchId);
  if (!match?.conversation_id) return null;
  const { getMessages } = conversationOperations(client);
  const messages = await answer(getMessages(match.conversation_id, {}, { signal }));
  const first = messages.items.find(({ sender_id }) => sender_id === user.id);
  return first ? { text: first.content, at: first.sent_at } : null;
}

/**
 * The first message that came with the other's like: undefined while it is looked for, null for none.
 * @param match the same for as long as the component is there
 */
export function useFirstLetter(match: NewMatch): FirstLetter | null | undefined {
  const { value, isLooking } = useLookup((client, signal) => find(client, match, signal));
  return isLooking ? undefined : value;
}

import type { Parts } from "../parts.ts";
import { isTwinShared } from "./is-twin-shared.ts";
import type { TwinTalk } from "./twin-talk.ts";

/** How many an owner sees, the latest. */
const MOST_TALKS = 500;

interface ListedTalk extends Pick<TwinTalk, "id" | "since" | "messageCount"> {
  /** Null where the member is not to be found by the owner. */
  readonly nickname: string | null;
  /** Whether they can go on. */
  readonly isRunning: boolean;
}

/**
 * Who said something to the twin of a member, the latest first, also those who deleted the conversation
 * since. What was said stays theirs.
 */
export async function getTwinTalks(
  { stores }: Pick<Parts, "stores">,
  ownerId: string,
): Promise<readonly ListedTalk[]> {
  const talks = await stores.conversations.findWithTwin(ownerId, MOST_TALKS);
  const [own, words, others] = await Promise.all([
    stores.profiles.find(ownerId),
    stores.twinSharing.findWords(ownerId),
    stores.candidates.findVisible(
      ownerId,
      talks.map(({ memberId }) => memberId),
    ),
  ]);
  const known = new Map(others.map((each) => [each.id, each]));
  return talks.map(({ id, memberId, since, messageCount, endedAt }) => {
    const other = known.get(memberId);
    const owner = own &&
      other && {
        isMatched: other.isMatched,
        wasMatched: other.wasMatched,
        hasTwinWords: words !== undefined,
        isTwinEnded: endedAt !== null,
        twin_share_pre_like: own.profile.twin_share_pre_like,
        twin_share_on_match: own.profile.twin_share_on_match,
      };
    const isRunning = owner !== undefined && isTwinShared(owner);
    return { id, since, messageCount, nickname: other?.nickname ?? null, isRunning };
  });
}

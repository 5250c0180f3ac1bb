import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import type { Criteria, CriterionName } from "../criteria/criteria.ts";
import type { PageQuery } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { type Audience, audienceOf } from "./audience.ts";
import type { PoolMember } from "./pool-member.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { tightestCriterion } from "./tightest-criterion.ts";

type FeedParts = Pick<Parts, "clock" | "feedCursors" | "pairNoise" | "pool" | "stores">;

/** A page of the feed. */
interface FeedPage {
  readonly items: readonly Candidate[];
  readonly nextCursor: string | null;
  /** Only when nobody is left. */
  readonly tightest?: CriterionName | null;
}

/** So many are ranked and kept at once: some forty pages. */
const RANKED_AT_ONCE = 480;

/**
 * A page of those whom a member can meet. The first page ranks everybody and keeps the order; the next
 * ones go on in it, pass over those who can no longer be met, and at its end add those who have not been
 * ranked yet. So nobody is shown twice, and nobody who can be met is left out, whoever likes, joins or
 * leaves in the meantime.
 * @throws AppError `onboarding_incomplete`; `invalid_cursor` for one that is forged, another member's,
 * of other criteria or too old
 */
export async function getFeed(
  parts: FeedParts,
  member: Pick<Member, "id" | "onboardingStatus">,
  { after, limit }: PageQuery,
): Promise<FeedPage> {
  requireStatus(member, "onboarding_complete");
  const [pool, hidden] = [
    await parts.pool.current(),
    await parts.stores.pool.hiddenFrom(member.id),
  ];
  const own = pool.get(member.id);
  // The account was erased in the meantime.
  if (own === undefined) throw new AppError("unauthorized");
  const audience = audienceOf(own, pool, hidden, parts.clock());
  const order = after ? await resumeOrder(parts, own, after) : beginOrder(parts, own);

  const { taken, listed } = await take(order, audience, limit + 1);
  const shown = taken.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    taken.length > limit && last !== undefined ? await order.cursorAt(last.offset) : null;
  const candidates = await composeCandidates(
    parts,
    own.id,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.flatMap(({ id }) => candidates.get(id) ?? []),
    nextCursor,
    ...(shown.length === 0 && {
      tightest: tightestCriterion(audience.obstaclesBut(new Set(listed))),
    }),
  };
}

/** The order of a feed while a page of it is read. */
interface Order {
  /** Everybody in order, as far as they are ranked. */
  readonly listed: readonly string[];
  /** How many are behind. */
  readonly offset: number;
  /** Ranks those who are not listed and adds the first of them. @returns everybody in order */
  extend(listed: readonly string[], audience: Audience): Promise<readonly string[]>;
  /** Keeps the order, if it is not kept yet. */
  cursorAt(offset: number): Promise<string>;
}

interface Taken {
  readonly taken: readonly { readonly id: string; readonly offset: number }[];
  readonly listed: readonly string[];
}

async function take(order: Order, audience: Audience, most: number): Promise<Taken> {
  const taken: { id: string; offset: number }[] = [];
  let { listed, offset } = order;
  while (taken.length < most) {
    const id = listed[offset];
    if (id !== undefined) {
      offset += 1;
      if (audience.has(id)) taken.push({ id, offset });
      continue;
    }
    const longer = await order.extend(listed, audience);
    if (longer.length === listed.length) break;
    listed = longer;
  }
  return { taken, listed };
}

function beginOrder(parts: FeedParts, own: PoolMember): Order {
  let order: readonly string[] = [];
  return {
    listed: order,
    offset: 0,
    extend: async (listed, audience) => {
      order = [...listed, ...rankMore(parts, own, listed, audience)];
      return order;
    },
    cursorAt: async (offset) => {
      const rankingId = randomUUID();
      await parts.stores.feedRankings.add({
        id: rankingId,
        memberId: own.id,
        criteriaKey: criteriaKey(own.criteria),
        candidateIds: order,
        createdAt: parts.clock(),
      });
      return parts.feedCursors.seal(own.id, { rankingId, offset });
    },
  };
}

async function resumeOrder(parts: FeedParts, own: PoolMember, after: string): Promise<Order> {
  const { rankingId, offset } = parts.feedCursors.open(own.id, after);
  const ranking = await parts.stores.feedRankings.find(rankingId, own.id);
  if (ranking?.criteriaKey !== criteriaKey(own.criteria)) throw new AppError("invalid_cursor");
  return {
    listed: ranking.candidateIds,
    offset,
    extend: async (listed, audience) => {
      const more = rankMore(parts, own, listed, audience);
      if (more.length === 0) return listed;
      const all = await parts.stores.feedRankings.extend(rankingId, listed.length, more);
      if (all === undefined) throw new AppError("invalid_cursor");
      return all;
    },
    cursorAt: async (next) => parts.feedCursors.seal(own.id, { rankingId, offset: next }),
  };
}

const rankMore = (
  parts: FeedParts,
  own: PoolMember,
  listed: readonly string[],
  audience: Audience,
): string[] =>
  rankCandidates(own, audience.allBut(new Set(listed)), {
    now: parts.clock(),
    most: RANKED_AT_ONCE,
  });

/** The same for the same criteria. */
const criteriaKey = (criteria: Criteria): string =>
  JSON.stringify(Object.entries(criteria).toSorted(([a], [b]) => (a < b ? -1 : 1)));

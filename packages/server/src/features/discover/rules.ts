import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/account.ts";
import type { Candidate } from "../candidates/rules.ts";
import { cardsRemembered } from "@gemel/psyche/compatibility";
import { composeCandidates, reasonsOn } from "../candidates/compose-candidates.ts";
import type { Criteria, CriterionName } from "../criteria/criteria.ts";
import type { PageQuery } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { type Audience, audienceOf, tightestCriterion } from "./filters.ts";
import type { PoolMember } from "./member-pool.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { nicknameKey } from "../profiles/nickname.ts";
import { type Signer, uuidBytes, uuidOf } from "../../foundation/signer.ts";
import { poolStore } from "./pool-store.ts";
import { feedRankingStore } from "./store.ts";
import { findNicknameOwner } from "../profiles/rules.ts";

declare module "../../services.ts" {
  interface Services {
    readonly feedCursors: FeedCursors;
  }
}

type FeedServices = Pick<Services, "clock" | "db" | "feedCursors" | "pairNoise" | "pool">;

interface FeedPage {
  readonly items: readonly Candidate[];
  readonly nextCursor: string | null;
  /** Only when no candidate is left. */
  readonly tightest?: CriterionName | null;
}

/** The most candidates that are ranked and kept at once: some forty pages. */
const RANKED_AT_ONCE = 480;

/**
 * A page of the members whom a member can meet. The first page ranks all of them and keeps the order; the
 * next pages follow it, skip members who can no longer be met, and at its end add members who have not been
 * ranked yet. So no candidate is shown twice and none is left out, whichever member likes, joins or leaves in
 * the meantime.
 * @throws AppError `onboarding_incomplete`; `invalid_cursor` for one that is forged, another member's, of
 * other criteria or too old
 */
export async function getFeed(
  services: FeedServices,
  member: Pick<Member, "id" | "onboardingStatus">,
  { after, limit }: PageQuery,
): Promise<FeedPage> {
  requireStatus(member, "onboarding_complete");
  const [pool, hidden] = [
    await services.pool.current(),
    await poolStore(services.db).hiddenFrom(member.id),
  ];
  const own = pool.get(member.id);
  // The account was erased in the meantime.
  if (own === undefined) throw new AppError("unauthorized");
  const audience = audienceOf(own, pool, hidden, services.clock());
  const order = after ? await resumeOrder(services, own, after) : beginOrder(services, own);

  const { taken, listed } = await take(order, audience, limit + 1);
  const shown = taken.slice(0, limit);
  const last = shown.at(-1);
  const candidates = await composeCandidates(
    services,
    own.id,
    shown.map(({ id }) => id),
    order.reasons,
  );
  const items = shown.flatMap(({ id }) => candidates.get(id) ?? []);
  const reasons = [...order.reasons, ...reasonsOn(items)].slice(-cardsRemembered);
  const nextCursor =
    taken.length > limit && last !== undefined ? await order.cursorAt(last.offset, reasons) : null;
  return {
    items,
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
  /** Codes of the reasons on the last cards that are behind. */
  readonly reasons: readonly number[];
  /** Ranks those who are not listed and adds the first of them. @returns everybody in order */
  extend(listed: readonly string[], audience: Audience): Promise<readonly string[]>;
  /** Keeps the order, if it is not kept yet. */
  cursorAt(offset: number, reasons: readonly number[]): Promise<string>;
}

async function take(order: Order, audience: Audience, max: number) {
  const taken: { id: string; offset: number }[] = [];
  let { listed, offset } = order;
  while (taken.length < max) {
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

function beginOrder(services: FeedServices, own: PoolMember): Order {
  let order: readonly string[] = [];
  return {
    listed: order,
    offset: 0,
    reasons: [],
    extend: async (listed, audience) => {
      order = [...listed, ...rankMore(services, own, listed, audience)];
      return order;
    },
    cursorAt: async (offset, reasons) => {
      const rankingId = randomUUID();
      await feedRankingStore(services.db).add({
        id: rankingId,
        memberId: own.id,
        criteriaKey: criteriaKey(own.criteria),
        candidateIds: order,
        createdAt: services.clock(),
      });
      return services.feedCursors.sign(own.id, { rankingId, offset, reasons });
    },
  };
}

async function resumeOrder(services: FeedServices, own: PoolMember, after: string): Promise<Order> {
  const { rankingId, offset, reasons } = services.feedCursors.read(own.id, after);
  const ranking = await feedRankingStore(services.db).find(rankingId, own.id);
  if (ranking?.criteriaKey !== criteriaKey(own.criteria)) throw new AppError("invalid_cursor");
  return {
    listed: ranking.candidateIds,
    offset,
    reasons,
    extend: async (listed, audience) => {
      const more = rankMore(services, own, listed, audience);
      if (more.length === 0) return listed;
      const all = await feedRankingStore(services.db).extend(rankingId, listed.length, more);
      if (all === undefined) throw new AppError("invalid_cursor");
      return all;
    },
    cursorAt: async (next, shown) =>
      services.feedCursors.sign(own.id, { rankingId, offset: next, reasons: shown }),
  };
}

const rankMore = (
  services: FeedServices,
  own: PoolMember,
  listed: readonly string[],
  audience: Audience,
): string[] =>
  rankCandidates(own, audience.allBut(new Set(listed)), {
    now: services.clock(),
    max: RANKED_AT_ONCE,
  });

const criteriaKey = (criteria: Criteria): string =>
  JSON.stringify(Object.entries(criteria).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** An id without a member: an unknown nickname takes as long as a hidden member's. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/**
 * One member by nickname, whether or not the criteria admit them.
 * @throws AppError `onboarding_incomplete`; `not_found` alike if the member does not exist, cannot be found
 * yet, is kept away in either direction, or is the caller
 */
export async function getCandidate(
  services: Pick<Services, "db" | "pairNoise">,
  member: Pick<Member, "id" | "onboardingStatus">,
  nickname: string,
): Promise<Candidate> {
  requireStatus(member, "onboarding_complete");
  const owner = await findNicknameOwner(services.db, nicknameKey(nickname));
  const candidates = await composeCandidates(services, member.id, [owner ?? NO_ID]);
  const [candidate] = candidates.values();
  if (candidate === undefined) throw new AppError("not_found");
  return candidate;
}

interface FeedPosition {
  readonly rankingId: string;
  /** How many candidates of the ranking are behind. */
  readonly offset: number;
  /** Codes of the reasons on the last cards, up to `cardsRemembered`. */
  readonly reasons: readonly number[];
}

type FeedCursors = ReturnType<typeof createFeedCursors>;

const ID = 16;
const OFFSET = 4;
const CODE = 2;
const LENGTH = ID + OFFSET + CODE * cardsRemembered;

const about = (memberId: string): string => `${memberId}:discover`;

export const createFeedCursors = (signer: Signer) => ({
  sign: (memberId: string, { rankingId, offset, reasons }: FeedPosition) => {
    const bytes = Buffer.alloc(LENGTH);
    uuidBytes(rankingId).copy(bytes);
    bytes.writeUInt32BE(offset, ID);
    // Before the first cards there are no reasons, code 0.
    const first = LENGTH - CODE * reasons.length;
    for (const [index, code] of reasons.entries()) bytes.writeUInt16BE(code, first + CODE * index);
    return signer.sign(about(memberId), bytes);
  },
  /** @throws AppError `invalid_cursor` for one that is forged or another member's */
  read: (memberId: string, cursor: string) => {
    const bytes = signer.readCursor(about(memberId), cursor, LENGTH);
    return {
      rankingId: uuidOf(bytes.subarray(0, ID)),
      offset: bytes.readUInt32BE(ID),
      reasons: Array.from({ length: cardsRemembered }, (_none, index) =>
        bytes.readUInt16BE(ID + OFFSET + CODE * index),
      ),
    };
  },
});

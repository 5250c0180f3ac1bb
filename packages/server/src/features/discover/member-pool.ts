import { rankingInputs, type RankingInputs } from "@gemel/psyche/ranking";
import { shownInputs } from "@gemel/psyche/compatibility";
import type { NoiseKey, PairNoise } from "../candidates/pair-noise.ts";
import { type Criteria, defaultCriteria, type Sex } from "../criteria/criteria.ts";
import type { Place } from "../../places/distance.ts";
import { type Home, wishBits } from "./filters.ts";
import type { PoolRecord, PoolStore } from "./pool-store.ts";
import type { Gazetteer } from "../../places/gazetteer.ts";
import { dayNumber } from "../../foundation/age.ts";
import { inBatches } from "../../foundation/in-batches.ts";

declare module "../../services.ts" {
  interface Services {
    readonly pool: MemberPool;
  }
}

export interface PoolMember {
  readonly id: string;
  /** `YYYYMMDD` */
  readonly birthDay: number;
  readonly sex: Sex;
  /** ISO 3166-1 alpha-2; null where the profile has none. */
  readonly country: string | null;
  /** The centre of their city; undefined if they name none or one that the gazetteer does not know. */
  readonly place: Place | undefined;
  /** The wishes of others that the member's card meets, as bits. */
  readonly offers: number;
  /** The wishes that the member has, as the same bits. */
  readonly asks: number;
  readonly criteria: Criteria;
  /** When they gave the answers that count, in milliseconds since 1970. */
  readonly since: number;
  /** For the member's own feed. */
  readonly ranking: RankingInputs;
  /** Whether their own feed is ordered by scores. */
  readonly seesScores: boolean;
  readonly noiseKey: NoiseKey;
  /** For the feeds of others: without a wish that their card does not show. */
  readonly shownRanking: RankingInputs;
}

/** The members who live in one place or, if it is unknown, who name the same country. */
interface Neighbours {
  readonly home: Home;
  readonly members: ReadonlyMap<string, PoolMember>;
}

/** All members who can be found, by id and by where they live: members out of reach are not looked at. */
export interface Pool {
  readonly size: number;
  get(id: string): PoolMember | undefined;
  /** Everybody, place by place. */
  neighbours(): Iterable<Neighbours>;
}

export interface FillingPool extends Pool {
  set(member: PoolMember): void;
  delete(id: string): void;
}

export function createPool(): FillingPool {
  const all = new Map<string, PoolMember>();
  const homes = new Map<unknown, { home: Home; members: Map<string, PoolMember> }>();
  const keyOf = ({ place, country }: Home): unknown => place ?? country;

  const remove = (id: string): void => {
    const member = all.get(id);
    if (member === undefined) return;
    all.delete(id);
    const key = keyOf(member);
    const neighbours = homes.get(key)?.members;
    neighbours?.delete(id);
    if (neighbours?.size === 0) homes.delete(key);
  };
  return {
    get size() {
      return all.size;
    },
    get: (id) => all.get(id),
    neighbours: () => homes.values(),
    set: (member) => {
      remove(member.id);
      all.set(member.id, member);
      const { country, place } = member;
      const key = keyOf(member);
      const known = homes.get(key);
      if (known !== undefined) known.members.set(member.id, member);
      else homes.set(key, { home: { country, place }, members: new Map([[member.id, member]]) });
    },
    delete: remove,
  };
}

/**
 * All members who can be found, cached by this process: about 1 kB a member. The database stays the only
 * source of truth: before every use it is asked which members changed, and these are read again, whichever
 * process changed them.
 */
export interface MemberPool {
  /** Everybody, with every change that was kept before the call. */
  current(): Promise<Pool>;
}

/**
 * The most members that are read at a time; others are served in between. The database scans whole tables for
 * each read, so smaller portions would take longer.
 */
const PORTION = 10_000;

export function createMemberPool(
  store: PoolStore,
  pairNoise: PairNoise,
  openGazetteer: () => Promise<Gazetteer>,
): MemberPool {
  const pool = createPool();
  let mark: string | undefined;
  /** Changes that were read and come again: while any transaction is open, every page would read them again. */
  let known = new Map<string, string>();

  const catchUp = async (): Promise<void> => {
    const found = await store.changesSince(mark);
    if (found === undefined) return;
    const changed = found.changes
      .filter(({ id, changedIn }) => known.get(id) !== changedIn)
      .map(({ id }) => id);
    const gazetteer = await openGazetteer();
    for await (const ids of inBatches(changed, PORTION)) {
      const removed = new Set(ids);
      for (const record of await store.read(ids)) {
        removed.delete(record.id);
        pool.set(asPoolMember(record, pairNoise, gazetteer));
      }
      for (const id of removed) pool.delete(id);
    }
    mark = found.mark;
    known = new Map(
      found.changes
        .filter(({ comesAgain }) => comesAgain)
        .map(({ id, changedIn }) => [id, changedIn]),
    );
  };

  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = catchUp().finally(() => {
      running = undefined;
    });
    return running;
  };
  // A round that has begun may have asked too early, so a call that comes then waits for the round after it.
  const refresh = (): Promise<void> => {
    if (running === undefined) return run();
    following ??= running.then(ignore, ignore).then(() => {
      following = undefined;
      return run();
    });
    return following;
  };
  return {
    current: async () => {
      await refresh();
      return pool;
    },
  };
}

/** Calls that waited for the round before get its failure. */
const ignore = (): void => undefined;

const asPoolMember = (record: PoolRecord, pairNoise: PairNoise, gazetteer: Gazetteer) => {
  const shown = shownInputs(record.profile, record.showsWishes);
  const { children, pets } = shown;
  const ranking = rankingInputs(record.rankingNumbers, record.profile);
  const criteria = record.criteria ?? defaultCriteria;
  return {
    id: record.id,
    birthDay: dayNumber(record.birthDate),
    sex: record.sex,
    country: record.country,
    place: gazetteer.find(record.country, record.city),
    offers: wishBits({
      wants_children: children.wants === "yes",
      accepts_pets: pets.has === true || pets.wants === "yes" || pets.wants === "open",
      require_photo: record.hasPhoto,
      require_voice: record.hasVoice,
    }),
    asks: wishBits(criteria),
    criteria,
    since: record.since.getTime(),
    ranking,
    seesScores: record.seesScores,
    noiseKey: pairNoise.keyOf(record.id, record.computedAt),
    shownRanking: record.showsWishes ? ranking : rankingInputs(record.rankingNumbers, shown),
  };
};

import { shownInputs } from "@gemel/psyche/compatibility";
import { rankingInputs } from "@gemel/psyche/ranking";
import type { PairNoise } from "../candidates/pair-noise.ts";
import { defaultCriteria } from "../criteria/criteria.ts";
import type { Gazetteer } from "../places/gazetteer.ts";
import { dayNumber } from "../profiles/age.ts";
import { createPool, type Pool } from "./pool.ts";
import type { PoolMember } from "./pool-member.ts";
import type { PoolRecord, PoolStore } from "./pool-store.ts";
import { wishBits } from "./wishes.ts";

/**
 * Everybody who can be found, remembered by this process: about 1 kB a member. The database stays the only
 * truth: before every use it is asked who changed, and those are read anew, whichever process changed them.
 */
export interface MemberPool {
  /** Everybody, with every change that was kept before the call. */
  current(): Promise<Pool>;
}

/**
 * So many are read at a time, between which others are served. The database goes through whole tables for
 * each, so fewer at a time would take longer.
 */
const PORTION = 10_000;

export function createMemberPool(
  store: PoolStore,
  pairNoise: PairNoise,
  openGazetteer: () => Promise<Gazetteer>,
): MemberPool {
  const pool = createPool();
  let mark: string | undefined;

  const catchUp = async (): Promise<void> => {
    const changes = await store.changesSince(mark);
    if (changes === undefined) return;
    const gazetteer = await openGazetteer();
    for (let start = 0; start < changes.ids.length; start += PORTION) {
      const ids = changes.ids.slice(start, start + PORTION);
      const gone = new Set(ids);
      for (const record of await store.read(ids)) {
        gone.delete(record.id);
        pool.set(asPoolMember(record, pairNoise, gazetteer));
      }
      for (const id of gone) pool.delete(id);
    }
    mark = changes.mark;
  };

  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = catchUp().finally(() => {
      running = undefined;
    });
    return running;
  };
  // A round that has begun may have asked too early, so whoever comes then waits for the one after it.
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

/** Whether the round before failed is told to those who waited for it. */
const ignore = (): void => undefined;

const asPoolMember = (
  record: PoolRecord,
  pairNoise: PairNoise,
  gazetteer: Gazetteer,
): PoolMember => {
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
    noiseKey: pairNoise.keyOf(record.id, record.since),
    shownRanking: record.showsWishes ? ranking : rankingInputs(record.rankingNumbers, shown),
  };
};

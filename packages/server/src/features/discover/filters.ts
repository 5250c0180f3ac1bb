import { type Criteria, type CriterionName, WIDEST_REACH } from "../criteria/criteria.ts";
import type { Profile } from "../profiles/profile.ts";
import { dayNumber, yearsBetween } from "../../foundation/age.ts";
import type { Pool, PoolMember } from "./member-pool.ts";
import { distanceKm, type Place } from "../../places/distance.ts";

/** The criteria that are yes or no, each a bit, so that all are compared at once. */
const bitOfWish = {
  wants_children: 1,
  accepts_pets: 2,
  require_photo: 4,
  require_voice: 8,
} as const;

type WishName = keyof typeof bitOfWish;

const wishNames = Object.keys(bitOfWish) as WishName[];

export const wishBits = (wishes: Pick<Criteria, WishName>): number =>
  wishNames.reduce((sum, name) => (wishes[name] ? sum + bitOfWish[name] : sum), 0);

interface Person {
  readonly sex: Profile["sex"];
  /** In years. */
  readonly age: number;
}

const isOfSex = ({ target_sex }: Criteria, { sex }: Person): boolean =>
  target_sex === "" || target_sex === sex;
const isOldEnough = ({ min_age }: Criteria, { age }: Person): boolean => age >= min_age;
const isYoungEnough = ({ max_age }: Criteria, { age }: Person): boolean => age <= max_age;
export const isAskedFor = (criteria: Criteria, person: Person): boolean =>
  isOfSex(criteria, person) && isOldEnough(criteria, person) && isYoungEnough(criteria, person);
const unmet = (asks: number, offers: number): number => asks & ~offers;

export interface Meeting {
  /** Whether each is of the sex and the age that the other asks for, and the other meets the member's wishes. */
  fits(other: PoolMember): boolean;
  /**
   * Returns, as `obstacleBits`, the member's own criteria that keep another member away; undefined if the
   * member does not meet the criteria of the other.
   */
  obstacles(other: PoolMember): number | undefined;
}

/**
 * Applies a member's criteria to others. Sex and ages count both ways: a member who would not see the other
 * is not seen. Wishes count only in the feed of the member who has them: if a feed followed the wishes of
 * others, a member could discover them by changing their own card. Distance is another matter: see `reachOf`.
 * @param today `YYYYMMDD`
 */
export function meetingOf(own: PoolMember, today: number): Meeting {
  const me: Person = { sex: own.sex, age: yearsBetween(own.birthDay, today) };
  const personOf = ({ sex, birthDay }: PoolMember): Person => ({
    sex,
    age: yearsBetween(birthDay, today),
  });
  const isWelcomeTo = (other: PoolMember): boolean => isAskedFor(other.criteria, me);
  return {
    fits: (other) =>
      isWelcomeTo(other) &&
      unmet(own.asks, other.offers) === 0 &&
      isAskedFor(own.criteria, personOf(other)),
    obstacles: (other) => {
      if (!isWelcomeTo(other)) return undefined;
      const person = personOf(other);
      let found = unmet(own.asks, other.offers);
      if (!isOfSex(own.criteria, person)) found |= obstacleBits.target_sex;
      if (!isOldEnough(own.criteria, person)) found |= obstacleBits.min_age;
      if (!isYoungEnough(own.criteria, person)) found |= obstacleBits.max_age;
      return found;
    },
  };
}

/** The criteria that may keep a candidate away, each a bit: a pool is gone through without an object for each in it. */
export const obstacleBits = {
  ...bitOfWish,
  target_sex: 16,
  min_age: 32,
  max_age: 64,
  max_distance_km: 128,
} as const satisfies Readonly<Record<CriterionName, number>>;

const criterionNames = Object.keys(obstacleBits) as CriterionName[];

export const obstaclesIn = (sum: number): readonly CriterionName[] =>
  criterionNames.filter((name) => (sum & obstacleBits[name]) !== 0);

/** Number of people whom each combination of obstacles, as bits, keeps away; 0: people without obstacles. */
export type ObstacleCounts = ReadonlyMap<number, number>;

/** The home of a member, as far as it is known. */
export type Home = Pick<PoolMember, "country" | "place">;

/**
 * Returns a check whether others live within a member's reach, by the distance of the places' centres. The
 * reach is how far the member would go, whatever others would. If the place of one of the two is unknown, a
 * member of the same country is near and one of another is not; one without a country is near to all. No
 * member is excluded for not naming their city.
 */
export function reachOf(own: Home & Pick<PoolMember, "criteria">): (other: Home) => boolean {
  const distances = new Map<Place, number>();
  return (other) => {
    if (own.place === undefined || other.place === undefined) {
      return own.country === null || other.country === null || own.country === other.country;
    }
    let distance = distances.get(other.place);
    if (distance === undefined) {
      distance = distanceKm(own.place, other.place);
      distances.set(other.place, distance);
    }
    return distance <= own.criteria.max_distance_km;
  };
}

export interface Audience {
  has(candidateId: string): boolean;
  allBut(listed: ReadonlySet<string>): readonly PoolMember[];
  /**
   * For everybody who would be met but for the member's own criteria: which of them are in the way of how many.
   * People beyond the widest reach are left out, since no criterion brings them.
   */
  obstaclesBut(listed: ReadonlySet<string>): ObstacleCounts;
}

/**
 * Returns the members whom a member can meet: they fit both ways, live near enough, are not the member, and
 * no reaction, match or block has removed them from the feed.
 */
export function audienceOf(
  own: PoolMember,
  pool: Pool,
  hidden: ReadonlySet<string>,
  now: Date,
): Audience {
  const meeting = meetingOf(own, dayNumber(now.toISOString()));
  const isNear = reachOf(own);
  const canBeNear = reachOf({
    ...own,
    criteria: { ...own.criteria, max_distance_km: WIDEST_REACH },
  });
  const isOpen = ({ id }: PoolMember): boolean => id !== own.id && !hidden.has(id);
  return {
    has: (candidateId) => {
      const candidate = pool.get(candidateId);
      return (
        candidate !== undefined && isOpen(candidate) && isNear(candidate) && meeting.fits(candidate)
      );
    },
    allBut: (listed) => {
      const found: PoolMember[] = [];
      for (const { home, members } of pool.neighbours()) {
        if (!isNear(home)) continue;
        for (const other of members.values()) {
          if (meeting.fits(other) && isOpen(other) && !listed.has(other.id)) found.push(other);
        }
      }
      return found;
    },
    obstaclesBut: (listed) => {
      const counts = new Map<number, number>();
      for (const { home, members } of pool.neighbours()) {
        if (!canBeNear(home)) continue;
        const far = isNear(home) ? 0 : obstacleBits.max_distance_km;
        for (const other of members.values()) {
          const found = meeting.obstacles(other);
          if (found === undefined || !isOpen(other) || listed.has(other.id)) continue;
          counts.set(found | far, (counts.get(found | far) ?? 0) + 1);
        }
      }
      return counts;
    },
  };
}

/**
 * Returns the criterion to loosen when no candidate is left: the one that alone keeps the most people away,
 * or, if none does so alone, the one that is involved for the most people. Null if no candidate is kept away.
 * @param counts obstacles of all people who would meet the member
 */
export function tightestCriterion(counts: ObstacleCounts): CriterionName | null {
  const alone = new Map<CriterionName, number>();
  const together = new Map<CriterionName, number>();
  for (const [bits, count] of counts) {
    const names = obstaclesIn(bits);
    const sums = names.length === 1 ? alone : together;
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return mostOf(alone) ?? mostOf(together);
}

function mostOf(counts: ReadonlyMap<CriterionName, number>): CriterionName | null {
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

import type { Criteria } from "../criteria/criteria.ts";
import { yearsBetween } from "../profiles/age.ts";
import type { Profile } from "../profiles/profile.ts";
import { obstacleBits } from "./obstacles.ts";
import type { PoolMember } from "./pool-member.ts";
import { PRIVATE_WISHES } from "./wishes.ts";

/** What criteria are held against. */
interface Person {
  readonly sex: Profile["sex"];
  /** In years. */
  readonly age: number;
}

const isOfSex = ({ target_sex }: Criteria, { sex }: Person): boolean =>
  target_sex === "" || target_sex === sex;
const isOldEnough = ({ min_age }: Criteria, { age }: Person): boolean => age >= min_age;
const isYoungEnough = ({ max_age }: Criteria, { age }: Person): boolean => age <= max_age;
/** Whether somebody is of the sex and the age that criteria ask for. */
export const isAskedFor = (criteria: Criteria, person: Person): boolean =>
  isOfSex(criteria, person) && isOldEnough(criteria, person) && isYoungEnough(criteria, person);
const unmet = (asks: number, offers: number): number => asks & ~offers;

/** How somebody meets a member, by what both tell of themselves and wish of the other. */
export interface Meeting {
  /** Whether each meets what the other asks for, but for wishes that are one's own alone. */
  fits(other: PoolMember): boolean;
  /**
   * Which of the member's own criteria keep somebody away whose criteria the member meets, as `obstacleBits`;
   * undefined for somebody whose criteria the member does not meet.
   */
  obstacles(other: PoolMember): number | undefined;
}

/**
 * What a member's criteria say of others. Sex, ages, picture and voice count both ways: who would not see
 * the member is not seen. Distance is another matter: see `reachOf`.
 * @param today `YYYYMMDD`
 */
export function meetingOf(own: PoolMember, today: number): Meeting {
  const me: Person = { sex: own.sex, age: yearsBetween(own.birthDay, today) };
  const personOf = ({ sex, birthDay }: PoolMember): Person => ({
    sex,
    age: yearsBetween(birthDay, today),
  });
  const isWelcomeTo = (other: PoolMember): boolean =>
    unmet(other.asks & ~PRIVATE_WISHES, own.offers) === 0 && isAskedFor(other.criteria, me);
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

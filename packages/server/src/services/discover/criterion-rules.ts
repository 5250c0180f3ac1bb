import type { Criteria, CriterionName, Sex } from "../criteria/criteria.ts";
import { yearsBetween } from "../profiles/age.ts";
import type { PoolMember } from "./pool-member.ts";
import { wishesIn } from "./wishes.ts";

/** What criteria are held against. */
interface Person {
  readonly sex: Sex;
  /** In years. */
  readonly age: number;
}

const isOfSex = ({ target_sex }: Criteria, { sex }: Person): boolean =>
  target_sex === "" || target_sex === sex;
const isOldEnough = ({ min_age }: Criteria, { age }: Person): boolean => age >= min_age;
const isYoungEnough = ({ max_age }: Criteria, { age }: Person): boolean => age <= max_age;
const unmet = (asks: number, offers: number): number => asks & ~offers;

/** How somebody meets a member, by what both tell of themselves and wish of the other. */
export interface Meeting {
  /** Whether each meets what the other wishes. */
  fits(other: PoolMember): boolean;
  /**
   * Which of the member's own criteria keep somebody away whose criteria the member meets; undefined for
   * somebody whose criteria the member does not meet.
   */
  obstacles(other: PoolMember): CriterionName[] | undefined;
}

/**
 * What a member's criteria say of others. Sex, ages and the four wishes count both ways: who would not
 * see the member is not seen. Distance is another matter: see `reachOf`.
 * @param today `YYYYMMDD`
 */
export function meetingOf(own: PoolMember, today: number): Meeting {
  const me: Person = { sex: own.sex, age: yearsBetween(own.birthDay, today) };
  const meets = (criteria: Criteria, person: Person): boolean =>
    isOfSex(criteria, person) && isOldEnough(criteria, person) && isYoungEnough(criteria, person);
  const personOf = ({ sex, birthDay }: PoolMember): Person => ({
    sex,
    age: yearsBetween(birthDay, today),
  });
  const isWelcomeTo = (other: PoolMember): boolean =>
    unmet(other.asks, own.offers) === 0 && meets(other.criteria, me);
  return {
    fits: (other) =>
      isWelcomeTo(other) &&
      unmet(own.asks, other.offers) === 0 &&
      meets(own.criteria, personOf(other)),
    obstacles: (other) => {
      if (!isWelcomeTo(other)) return undefined;
      const person = personOf(other);
      const names: CriterionName[] = [...wishesIn(unmet(own.asks, other.offers))];
      if (!isOfSex(own.criteria, person)) names.push("target_sex");
      if (!isOldEnough(own.criteria, person)) names.push("min_age");
      if (!isYoungEnough(own.criteria, person)) names.push("max_age");
      return names;
    },
  };
}

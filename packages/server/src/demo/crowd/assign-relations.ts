import { ageInYears } from "../../services/profiles/age.ts";
import { type Criteria, defaultCriteria } from "../../services/criteria/criteria.ts";
import { isAskedFor } from "../../services/discover/criterion-rules.ts";
import type { ProfileChanges } from "../../services/profiles/profile.ts";
import type { CrowdMember } from "./crowd-member.ts";
import { type Relation, relations } from "./relations.ts";

/** A named demo member whom somebody may like, with the filters that everyone begins with. */
export interface Named {
  readonly id: string;
  readonly profile: ProfileChanges;
}

/** How somebody of the crowd stands to a named demo member. */
export interface Relationship {
  readonly namedId: string;
  readonly relation: Relation;
}

/** Gives the first of those who live in a named member's country, and suit each other, their relation. */
export function assignRelations(
  named: readonly Named[],
  today: Date,
): (member: CrowdMember) => readonly Relationship[] {
  const counts = new Map<string, number>();
  return ({ profile, criteria }) =>
    named
      .filter((one) => one.profile.country === profile.country)
      .filter(() => suits(defaultCriteria, profile, today))
      .filter((one) => suits(criteria ?? defaultCriteria, one.profile, today))
      .flatMap(({ id: namedId }) => {
        const count = counts.get(namedId) ?? 0;
        counts.set(namedId, count + 1);
        const relation = relations[count];
        return relation === undefined ? [] : [{ namedId, relation }];
      });
}

const suits = (
  criteria: Criteria,
  { sex = null, birth_date }: ProfileChanges,
  today: Date,
): boolean => isAskedFor(criteria, { sex, age: ageInYears(birth_date ?? "", today) });

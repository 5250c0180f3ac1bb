import type { ProfileChanges } from "../../features/profiles/profile.ts";
import { ageInYears } from "../../foundation/age.ts";
import { type Criteria, defaultCriteria } from "../../features/criteria/criteria.ts";
import { isAskedFor } from "../../features/discover/filters.ts";
import type { DrawnMember } from "./drawn-member.ts";
import read from "./weights.json" with { type: "json" };

/**
 * The relation of a drawn member to a named one: likes them, likes them with a first message, is liked by
 * them, is matched with them, is matched and has written, or is matched and talks with them.
 */
type Relation = "likes" | "writes" | "is_liked" | "matches" | "greets" | "talks";

/** Relations of the members near a named one, in their order; later members have no relation yet. */
const relations = read.relations as readonly Relation[];

/** A named demo member whom others may like, with the default filters. */
export interface Named {
  readonly id: string;
  readonly profile: ProfileChanges;
}

export interface Relationship {
  readonly namedId: string;
  readonly relation: Relation;
}

/** Gives the first of those who live in a named member's country, and suit each other, their relation. */
export function assignRelations(
  named: readonly Named[],
  today: Date,
): (member: DrawnMember) => readonly Relationship[] {
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

const suits = (criteria: Criteria, { sex = null, birth_date }: ProfileChanges, today: Date) =>
  isAskedFor(criteria, { sex, age: ageInYears(birth_date ?? "", today) });

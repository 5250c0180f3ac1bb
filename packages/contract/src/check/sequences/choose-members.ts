import { isOnboarded, type Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { notReached } from "./step.ts";

const madeFirst = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => Number(b.made) - Number(a.made));

/** A member who has access to everything. */
export function someone({ members }: RunContext): Member {
  const [member] = madeFirst(members.filter(isOnboarded));
  return member ?? notReached("needs a member who is onboarding_complete");
}

/** Two members who have access to everything, the runner's own if it has two. */
export function couple({ members }: RunContext): readonly [Member, Member] {
  const [first, second] = madeFirst(members.filter(isOnboarded));
  if (first && second) return [first, second];
  return notReached("needs two members who are onboarding_complete (one of them as second)");
}

/** Two members of the runner's own: they may do to each other what cannot be undone. */
export function ownCouple({ members }: RunContext): readonly [Member, Member] {
  const [first, second] = members.filter(({ made }) => made);
  return first && second ? [first, second] : notReached("needs two members of its own (--outbox)");
}

/** Another member, who has no access to their conversation. */
export function stranger({ members }: RunContext, known: readonly Member[]): Member | undefined {
  const others = members.filter((member) => !known.includes(member));
  return others.find(isOnboarded) ?? others[0];
}

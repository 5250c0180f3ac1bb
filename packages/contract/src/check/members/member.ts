import type { RunContext } from "../run-context.ts";
import { notReached } from "../sequences/step.ts";

const madeFirst = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => Number(b.made) - Number(a.made));

/** A member to whom everything is open. */
export function someone({ members }: RunContext): Member {
  const [member] = madeFirst(members.filter(isOnboarded));
  return member ?? notReached("needs a member who is onboarding_complete");
}

/** Two members to whom everything is open, the runner's own where it has two. */
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

/** How far a member has come, in order. */
export const statuses = [
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
] as const;

export type OnboardingStatus = (typeof statuses)[number];

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Member extends Login {
  /** What the members file calls them, or what the runner made them for. */
  readonly role: string;
  /** The runner's own: nothing needs to be put back. */
  readonly made: boolean;
  readonly id: string;
  readonly nickname: string | undefined;
  readonly status: OnboardingStatus;
  /** An access token that still lasts. */
  readonly token: () => Promise<string>;
}

export const isOnboarded = ({ status }: Member): boolean => status === "onboarding_complete";

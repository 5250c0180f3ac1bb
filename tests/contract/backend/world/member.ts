import type { components } from "@gemel/api/schema";
import type { Media } from "./media.ts";

type Schemas = components["schemas"];

export interface Member {
  readonly id: string;
  readonly email: string;
  password: string;
  verified: boolean;
  readonly language: Schemas["Language"];
  nickname: string | null;
  readonly isAdmin: boolean;
  onboarding: Schemas["OnboardingStatus"];
  /** Wrapped, as it was saved. */
  profile: Schemas["ProfileFields"];
  picture: Media | undefined;
  voice: Media | undefined;
  criteria: Schemas["Criteria"] | undefined;
  answeredAt: string | undefined;
  /** How often the insights are still "not ready" before they are there. */
  analysisLeft: number;
  readonly blocked: Set<string>;
  /** Where the member stands in lists. */
  readonly order: number;
}

export type MemberStart = Pick<Member, "id" | "email" | "password"> & Partial<Member>;

export function makeMember(order: number, start: MemberStart): Member {
  return {
    verified: false,
    language: "en",
    nickname: null,
    isAdmin: false,
    onboarding: "registered",
    profile: {},
    picture: undefined,
    voice: undefined,
    criteria: undefined,
    answeredAt: undefined,
    analysisLeft: 1,
    blocked: new Set(),
    order,
    ...start,
  };
}

/** Whether two members may see one another. */
export const seeEachOther = (one: Member, other: Member): boolean =>
  !one.blocked.has(other.id) && !other.blocked.has(one.id);

/** Whole years since birth; undefined where there is no birth date. */
export function ageOf({ profile }: Pick<Member, "profile">, now = new Date()): number | undefined {
  const { Valid, Time } = profile.birth_date ?? { Valid: false };
  if (!Valid || Time === undefined) return undefined;
  const born = new Date(Time);
  const hadBirthday =
    now.getUTCMonth() > born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() >= born.getUTCDate());
  return now.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

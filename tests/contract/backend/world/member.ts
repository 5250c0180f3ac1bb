import type { components } from "@gemel/api/schema";
import type { Media } from "./media.ts";

type Schemas = components["schemas"];

export interface Member {
  readonly id: string;
  readonly email: string;
  password: string;
  verified: boolean;
  language: Schemas["Language"];
  notices: Schemas["MailNotices"];
  nickname: string | null;
  readonly isAdmin: boolean;
  isSuspended: boolean;
  /** Since when the account is deleted; it can come back. */
  deletedAt: Date | undefined;
  /** The copy of the member's data that was asked for last. */
  copy: { readonly requestedAt: Date; readyAt: Date | undefined } | undefined;
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
    notices: { matches: true, messages: true, twin_ready: true },
    nickname: null,
    isAdmin: false,
    isSuspended: false,
    deletedAt: undefined,
    copy: undefined,
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
  ![one, other].some(isAbsent) && !one.blocked.has(other.id) && !other.blocked.has(one.id);

const isAbsent = ({ isSuspended, deletedAt }: Member): boolean =>
  isSuspended || deletedAt !== undefined;

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

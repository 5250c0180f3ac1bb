import { AppError } from "../errors/app-error.ts";
import { isNewAccount } from "../services/accounts/is-new-account.ts";
import type { Clock } from "../services/clock.ts";
import type { MemberDayStore } from "../services/member-days/member-day-store.ts";
import { pairOf } from "../services/matches/pair.ts";
import { dayOf } from "../services/pasts/day-of.ts";
import type { PastStore } from "../services/pasts/past-store.ts";
import type { Member } from "../services/sessions/member.ts";

/** What a member may do in a day of UTC, kept in the database. */
export interface DayLimits {
  /**
   * Of other members of whom something is shown to a member: a card, a picture, a voice, a twin, advice. Who was
   * shown today already counts once; with whom there is a past can be seen beyond it.
   * @throws AppError `daily_limit`
   */
  readonly peopleMember: (
    member: Pick<Member, "id" | "joinedAt">,
    people: readonly string[],
  ) => Promise<void>;
  /** Of megabytes in uploads of every kind; asked before one. @throws AppError `daily_limit` */
  readonly megabytesMember: (memberId: string) => Promise<void>;
}

/** Of each limit. docs/security/limits.md tells operators of them. */
export const dayRules = {
  /** Who looks at cards all day long sees 200; the others are those who wrote, liked and were looked up. */
  peopleMember: 500,
  peopleNewMember: 250,
  /** Of a day of pictures and some hours of voice. */
  megabytesMember: 200,
} as const;

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1_000;

interface DayParts {
  readonly clock: Clock;
  readonly stores: {
    readonly memberDays: Pick<MemberDayStore, "addPeople" | "bytesOf" | "findNew">;
    readonly pasts: Pick<PastStore, "has">;
  };
}

/** @param on - where it is off, the days are kept and no request is refused */
export function createDayLimits(on: boolean, { clock, stores }: DayParts): DayLimits {
  const hasPast = async (memberId: string, people: readonly string[], day: string) => {
    for (const id of people) {
      if (!(await stores.pasts.has(pairOf(memberId, id), day))) return false;
    }
    return true;
  };
  return {
    peopleMember: async (member, people) => {
      const now = clock();
      const day = dayOf(now);
      const others = people.filter((id) => id !== member.id);
      if (others.length === 0) return;
      const unseen = await stores.memberDays.findNew(member.id, day, others);
      if (unseen.length === 0) return;
      const most = dayRules[isNewAccount(member, now) ? "peopleNewMember" : "peopleMember"];
      if (await stores.memberDays.addPeople(member.id, day, unseen, most)) return;
      if (on && !(await hasPast(member.id, unseen, day))) throw usedUp(now);
    },
    megabytesMember: async (memberId) => {
      const now = clock();
      const bytes = await stores.memberDays.bytesOf(memberId, dayOf(now));
      if (on && bytes >= dayRules.megabytesMember * MEGABYTE) throw usedUp(now);
    },
  };
}

const usedUp = (now: Date): AppError =>
  new AppError("daily_limit", {
    retryAfter: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000),
  });

import { AppError } from "../../errors/app-error.ts";
import { isNewAccount } from "../accounts/account.ts";
import { type Clock, dayOf } from "../../foundation/clock.ts";
import { type Pair, pairOf } from "../../foundation/pair.ts";
import type { Member } from "../../foundation/member.ts";
import type { MemberDayStore } from "./store.ts";

declare module "../../services.ts" {
  interface OperationServices {
    readonly dayLimits: DayLimits;
  }
}

/** The value of each limit. docs/security/limits.md lists them for operators. */
export const dayRules = {
  /** A member who looks at cards all day sees 200; the rest is for members who wrote, liked or were looked up. */
  peopleMember: 500,
  peopleNewMember: 250,
  /** The size of a day of pictures and some hours of voice. */
  megabytesMember: 200,
} as const;

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1_000;

interface DayServices {
  readonly clock: Clock;
  readonly days: Pick<MemberDayStore, "addBytes" | "addPeople" | "bytesOf" | "findNew">;
  readonly hasPast: (pair: Pair, day: string) => Promise<boolean>;
}

/** The limits of a member within a day of UTC, kept in the database. */
type DayLimits = ReturnType<typeof createDayLimits>;

/** @param on - if false, the days are kept and no request is refused */
export function createDayLimits(on: boolean, { clock, days, hasPast }: DayServices) {
  const hasPasts = async (memberId: string, people: readonly string[], day: string) => {
    for (const id of people) {
      if (!(await hasPast(pairOf(memberId, id), day))) return false;
    }
    return true;
  };
  return {
    /**
     * Limits the other members of whom something is shown to a member: a card, a picture, a voice, a twin,
     * advice. A member shown twice a day counts once; one with whom there is a past is shown beyond the
     * limit.
     * @throws AppError `daily_limit`
     */
    peopleMember: async (member: Pick<Member, "id" | "joinedAt">, people: readonly string[]) => {
      const now = clock();
      const day = dayOf(now);
      const others = people.filter((id) => id !== member.id);
      if (others.length === 0) return;
      const unseen = await days.findNew(member.id, day, others);
      if (unseen.length === 0) return;
      const max = dayRules[isNewAccount(member, now) ? "peopleNewMember" : "peopleMember"];
      if (await days.addPeople(member.id, day, unseen, max)) return;
      if (on && !(await hasPasts(member.id, unseen, day))) throw usedUp(now);
    },
    addBytes: (memberId: string, bytes: number) => days.addBytes(memberId, dayOf(clock()), bytes),
    megabytesMember: async (memberId: string) => {
      const now = clock();
      const bytes = await days.bytesOf(memberId, dayOf(now));
      if (on && bytes >= dayRules.megabytesMember * MEGABYTE) throw usedUp(now);
    },
  };
}

const usedUp = (now: Date): AppError =>
  new AppError("daily_limit", {
    retryAfter: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000),
  });

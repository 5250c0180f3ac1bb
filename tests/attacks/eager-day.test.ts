import { randomUUID } from "node:crypto";
import { fastify, type FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { createDayLimits } from "../../packages/server/src/features/day-limits/rules.ts";
import { createLimits } from "../../packages/server/src/http/limits.ts";
import { countLike } from "../../packages/server/src/features/likes/rules.ts";
import type { SharedCounts } from "../../packages/server/src/redis/shared-counts.ts";
import type { MemberDayStore } from "../../packages/server/src/features/day-limits/store.ts";
import { dayOf } from "../../packages/server/src/foundation/clock.ts";
import type { Member } from "../../packages/server/src/foundation/member.ts";
import { createTestClock, type TestClock } from "../../packages/server/src/testing/test-clock.ts";

const DAY = 24 * 60 * 60;
const DAYS = 30;
const PAGE = 12;

/** Number of actions in a day: in its last two hours, in turns of two minutes. `words` are further likes. */
const eager = { cards: 200, likes: 35, words: 5, messages: 300, pictures: 3 };
const TURN = 120;
const TURNS = 60;

function countsBy(clock: TestClock): SharedCounts {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return {
    count: async (key, windowMs) => {
      const now = clock.now().getTime();
      const known = windows.get(key);
      const window =
        known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, msLeft: window.endsAt - now };
    },
  };
}

/** The days of one member. */
function daysInMemory() {
  let today = "";
  let bytes = 0;
  let seen = new Set<string>();
  const begin = (day: string): void => {
    if (day !== today) [today, bytes, seen] = [day, 0, new Set()];
  };
  return {
    bytesOf: async (_userId, day) => {
      begin(day);
      return bytes;
    },
    addBytes: async (_userId, day, more) => {
      begin(day);
      bytes += more;
    },
    findNew: async (_userId, day, people) => {
      begin(day);
      return people.filter((id) => !seen.has(id));
    },
    addPeople: async (_userId, day, people, max) => {
      begin(day);
      if (seen.size >= max) return false;
      for (const id of people) seen.add(id);
      return true;
    },
  } satisfies Partial<MemberDayStore>;
}

it("an eager member's month meets no limit, from the first day on", async () => {
  const clock = createTestClock(new Date("2026-01-01T07:00:00Z"));
  const memberDays = daysInMemory();
  const limits = {
    ...(await createLimits(fastify(), true, countsBy(clock))),
    ...createDayLimits(true, {
      clock: clock.now,
      days: memberDays,
      hasPast: () => Promise.resolve(false),
    }),
  };
  const member = { id: randomUUID(), joinedAt: clock.now() } as Member;
  const request = {} as FastifyRequest;
  const call = { member, request };
  const done = { cards: 0, likes: 0, words: 0, messages: 0, pictures: 0 };
  /** Does in a turn what of a day's is due. */
  const each = async (what: keyof typeof done, turn: number, once: () => Promise<void>) => {
    const dueAt = (turns: number): number => Math.floor((turns * eager[what]) / TURNS);
    for (let count = dueAt(turn); count < dueAt(turn + 1); count += 1) {
      await once();
      done[what] += 1;
    }
  };
  const acts: Readonly<Record<keyof typeof done, () => Promise<void>>> = {
    cards: async () => {
      if (done.cards % PAGE === 0) await limits.discoverMember(request, member.id);
      await limits.peopleMember(member, [String(done.cards)]);
    },
    likes: () => countLike({ limits, clock: clock.now }, call, false),
    words: () => countLike({ limits, clock: clock.now }, call, true),
    messages: async () => {
      await limits.liveMessageMember(request, member.id);
      await limits.messageDayMember(request, member.id);
    },
    pictures: async () => {
      await limits.uploadMember(request, member.id);
      await limits.megabytesMember(member.id);
      await memberDays.addBytes(member.id, dayOf(clock.now()), 10 * 1024 * 1024);
    },
  };
  for (let day = 0; day < DAYS; day += 1) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const what of Object.keys(acts) as (keyof typeof acts)[]) {
        await each(what, turn, acts[what]);
      }
      clock.advance(TURN);
    }
    clock.advance(DAY - TURNS * TURN);
  }
  const month = Object.entries(eager).map(([what, count]) => [what, count * DAYS]);
  expect(done).toEqual(Object.fromEntries(month));
});

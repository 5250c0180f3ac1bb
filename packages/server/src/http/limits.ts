import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Member } from "../foundation/member.ts";
import { groupsOf } from "../foundation/network.ts";
import { AppError } from "../errors/app-error.ts";
import type { SharedCounts } from "../redis/shared-counts.ts";
import type { Metrics } from "../operating/metrics.ts";

/**
 * Counts a request by its address; too many throw `rate_limited` or `daily_limit`.
 * @param of what is counted apart, where the limit is one of several things
 */
type Limit = (request: FastifyRequest, of?: string) => Promise<void>;

/** The same by an id: a member's, a session's or an operation's. */
type IdLimit = (request: FastifyRequest, id: string) => Promise<void>;

/** The same by a member's session: a stolen session uses up nothing of the owner's other sessions. */
type SessionLimit = (
  request: FastifyRequest,
  member: Pick<Member, "id" | "sessionId">,
) => Promise<void>;

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** All sessions of a member have so many times what one has: more sessions are not more. */
const SESSIONS_TOGETHER = 4;

/** A limit of `max` requests within `timeWindow` milliseconds. */
interface LimitRule {
  readonly max: number;
  readonly timeWindow: number;
  /** @default `rate_limited` */
  readonly refusal?: "daily_limit";
  /** @default the refusal's */
  readonly message?: string;
}

const perMinute = (max: number): LimitRule => ({ max, timeWindow: MINUTE });
const perDay = (max: number): LimitRule => ({ max, timeWindow: DAY });
/** A limit per day; its refusal says that the member may go on tomorrow. */
const ofDay = (max: number): LimitRule => ({ ...perDay(max), refusal: "daily_limit" });

const addressRules = {
  /** Limit of each operation as in `publicCaller`, by its id, for callers that show no such value. */
  publicAddress: perMinute(60),
  registerAddress: perMinute(5),
  /** Limit of calls from unknown devices. */
  forgotAddress: perMinute(5),
  resendAddress: perMinute(5),
  contactAddress: { max: 20, timeWindow: HOUR },
  /** Limit of wrong operator tokens. */
  operatorAddress: perMinute(10),
} satisfies Readonly<Record<string, LimitRule>>;

const sessionRules = {
  /** Limit of tries of a signed-in member's password, for any purpose. */
  passwordSession: perMinute(5),
  /** The same for a day: without it, the thief of a session could guess thousands a day. */
  passwordDaySession: perDay(30),
  /** Limit of ending other sessions, so that the thief of one cannot sign the owner out for ever. */
  endSession: { max: 10, timeWindow: HOUR },
  /** Limit of all calls together that change something; costly calls also have limits of their own. */
  writeSession: perMinute(240),
  /** Limit of all calls together that only read. */
  readSession: perMinute(600),
  /** Limit of calls that look through all texts of the member, sentence by sentence. */
  ownTextsSession: perMinute(60),
  /**
   * Limit of pages of likes, matches and conversations together, each with the cards of its members. A
   * message makes a client load its conversations again: another member who writes without end uses up half
   * of the limit.
   */
  cardsSession: perMinute(240),
  reportSession: perMinute(10),
  liveConnectSession: perMinute(60),
  liveFrameSession: perMinute(240),
} satisfies Readonly<Record<string, LimitRule>>;

const idRules = {
  /**
   * Limit of each operation that the contract leaves open to visitors and that does more than read, by its id
   * and by a value that the visitor shows and only we hand out: a session, a known device, the link of a
   * mail.
   */
  publicCaller: perMinute(60),
  /** Limit of tries of a registration's password. */
  verifyLink: perMinute(10),
  exportFileMember: perMinute(30),
  refreshSession: perMinute(30),
  nicknameMember: perMinute(30),
  /** Limit of saves with a nickname that is not the member's. */
  claimMember: perMinute(10),
  discoverMember: perMinute(60),
  /** Limit of uploads of every kind together. */
  uploadMember: perMinute(30),
  contactMember: { max: 10, timeWindow: HOUR },
  /** Limit of likes; a new account has a lower one. */
  likeMember: ofDay(150),
  likeNewMember: ofDay(75),
  /** Limit of likes with a message. */
  firstMessageMember: ofDay(25),
  firstMessageNewMember: ofDay(10),
  voiceQueryMember: perMinute(10),
  /** Limit of reports, also of the same member. */
  reportDayMember: perDay(30),
  exportMember: perDay(3),
  /** Twenty messages at once, two a second in the long run. */
  liveMessageMember: {
    max: 20,
    timeWindow: TEN_SECONDS,
    message: "Too many messages. Please wait a moment.",
  },
  messageDayMember: ofDay(3_000),
} satisfies Readonly<Record<string, LimitRule>>;

/** The rule of each limit. docs/security/limits.md lists them for operators. */
export const limitRules = { ...addressRules, ...sessionRules, ...idRules };

export type Limits = Readonly<
  Record<keyof typeof addressRules, Limit> &
    Record<keyof typeof sessionRules, SessionLimit> &
    Record<keyof typeof idRules, IdLimit>
>;

/**
 * The limits of the contract and of live connections; every one lets all through when they are off.
 * @param shared where processes count together; one that cannot reach the others counts what it sees itself
 */
export async function createLimits(
  app: FastifyInstance,
  on: boolean,
  shared?: SharedCounts,
): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  const counted = new WeakMap<FastifyRequest, { readonly key: string; readonly max: number }>();
  /** @returns counts under a key, which has so many times what the rule says */
  const counter = (name: keyof Limits) => {
    const { max, timeWindow, refusal, ...said }: LimitRule = limitRules[name];
    const countHere = app.createRateLimit({
      max: (request: FastifyRequest) => counted.get(request)?.max ?? max,
      timeWindow,
      cache: 20_000,
      keyGenerator: (request: FastifyRequest) => counted.get(request)?.key ?? "",
    } as Parameters<typeof app.createRateLimit>[0]);
    return async (request: FastifyRequest, of: string, times = 1): Promise<void> => {
      if (!on) return;
      const key = createHash("sha256").update(of).digest("base64url");
      const allowed = times * max;
      const together = await shared?.count(`${name}:${key}`, timeWindow);
      let msLeft = together?.msLeft ?? 0;
      if (together === undefined) {
        counted.set(request, { key, max: allowed });
        const result = await countHere(request);
        if (result.isAllowed || !result.isExceeded) return;
        msLeft = result.ttl;
      } else if (together.count <= allowed) return;
      const retryAfter = Math.max(1, Math.ceil(msLeft / 1_000));
      throw new AppError(refusal ?? "rate_limited", { retryAfter, ...said });
    };
  };
  const limitOf = (name: keyof Limits): Limit | SessionLimit | IdLimit => {
    const count = counter(name);
    const byAddress: Limit = async (request, of = "") => {
      for (const { group, times } of groupsOf(request.ip)) {
        await count(request, `${of} ${group}`, times);
      }
    };
    const bySession: SessionLimit = async (request, { id, sessionId }) => {
      await count(request, sessionId);
      await count(request, id, SESSIONS_TOGETHER);
    };
    const byId: IdLimit = (request, id) => count(request, id);
    return name in addressRules ? byAddress : name in sessionRules ? bySession : byId;
  };
  const names = Object.keys(limitRules) as (keyof Limits)[];
  return Object.fromEntries(names.map((name) => [name, limitOf(name)])) as Limits;
}

/** The limits, their refusals counted by name. */
export function watchLimits<L extends object>(limits: L, metrics: Metrics): L {
  const watched =
    <Args extends readonly unknown[]>(name: string, limit: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      try {
        await limit(...args);
      } catch (error) {
        if (error instanceof AppError && ["rate_limited", "daily_limit"].includes(error.refusal)) {
          metrics.limitRefused(name);
        }
        throw error;
      }
    };
  const entries = Object.entries(limits).map(([name, limit]) => [name, watched(name, limit)]);
  return Object.fromEntries(entries) as L;
}

/** The most answers that are held at once, as each keeps a connection open; others are sent at once. */
const MAX_HELD = 1_000;

/** Waits for a random time, so that refused callers do not all ask again at once. */
const holdForAboutASecond = (): Promise<unknown> => wait(500 + 1_000 * Math.random());

/**
 * Delays the answer to a caller who has asked too often. A program that asks again as soon as it is answered then
 * asks seldom, and no other caller waits because of it.
 */
export function holdRefusals(app: FastifyInstance, hold = holdForAboutASecond): void {
  let held = 0;
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode !== 429 || held >= MAX_HELD) return;
    held += 1;
    try {
      await hold();
    } finally {
      held -= 1;
    }
  });
}

import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Member } from "../foundation/member.ts";
import { AppError } from "../errors/app-error.ts";
import type { SharedCounts } from "../redis/shared-counts.ts";
import type { Metrics } from "../operating/metrics.ts";

/** Counts a request; too many throw `rate_limited` or `daily_limit`. */
type Limit = (request: FastifyRequest) => Promise<void>;

/** The same by an id: a member's, a session's or an operation's. */
type IdLimit = (request: FastifyRequest, id: string) => Promise<void>;

/** The same by a member's session: who has one, stolen, uses up nothing of the owner's others. */
type SessionLimit = (
  request: FastifyRequest,
  member: Pick<Member, "id" | "sessionId">,
) => Promise<void>;

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An owner of an IPv6 address has a whole /64 of them. */
const SUBNET = 64;

/** All sessions of a member have so many times what one has: more sessions are not more. */
const SESSIONS_TOGETHER = 4;

/** So many within so many milliseconds. */
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
/** Says that the member may go on tomorrow. */
const ofDay = (max: number): LimitRule => ({ ...perDay(max), refusal: "daily_limit" });

const addressRules = {
  registerAddress: perMinute(5),
  /** Of devices that are not known. */
  forgotAddress: perMinute(5),
  resendAddress: perMinute(5),
  contactAddress: { max: 20, timeWindow: HOUR },
  /** Of wrong tokens of operators. */
  operatorAddress: perMinute(10),
} satisfies Readonly<Record<string, LimitRule>>;

const sessionRules = {
  /** Of tries of a signed-in member's password, whatever it is asked for. */
  passwordSession: perMinute(5),
  /** Of calls of every kind together that change something; the costly ones have limits of their own as well. */
  writeSession: perMinute(240),
  /** Of calls of every kind together that only read. */
  readSession: perMinute(600),
  /** Of calls that look through all that the member wrote, sentence by sentence. */
  ownTextsSession: perMinute(60),
  reportSession: perMinute(10),
} satisfies Readonly<Record<string, LimitRule>>;

const idRules = {
  /**
   * Of any one operation that the contract leaves open to visitors and that is no mere reading, by its id and the
   * address of those who show nothing.
   */
  publicAddress: perMinute(60),
  /** The same by what a visitor shows that only we hand out: a session, a known device, the link of a mail. */
  publicCaller: perMinute(60),
  /** Of tries of a registration's password. */
  verifyLink: perMinute(10),
  exportFileMember: perMinute(30),
  refreshSession: perMinute(30),
  nicknameMember: perMinute(30),
  /** Of saves with a nickname that is not the member's. */
  claimMember: perMinute(10),
  discoverMember: perMinute(60),
  /** Of uploads of every kind together. */
  uploadMember: perMinute(30),
  contactMember: { max: 10, timeWindow: HOUR },
  /** Of likes; fewer of an account that is new. */
  likeMember: ofDay(150),
  likeNewMember: ofDay(75),
  /** Of likes with a message. */
  firstMessageMember: ofDay(25),
  firstMessageNewMember: ofDay(10),
  voiceQueryMember: perMinute(10),
  /** Of reports, also of the same member. */
  reportDayMember: perDay(30),
  exportMember: perDay(3),
  liveConnectMember: perMinute(60),
  liveFrameMember: perMinute(240),
  /** Twenty messages at once, two a second in the long run. */
  liveMessageMember: {
    max: 20,
    timeWindow: TEN_SECONDS,
    message: "Too many messages. Please wait a moment.",
  },
  messageDayMember: ofDay(3_000),
} satisfies Readonly<Record<string, LimitRule>>;

/** Of each limit. docs/security/limits.md lists them for operators. */
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
  const keys = new WeakMap<FastifyRequest, string>();
  /** @param times how much more than the rule says */
  const counter = (name: keyof Limits, times = 1): IdLimit => {
    const { max: most, timeWindow, refusal, ...said }: LimitRule = limitRules[name];
    const max = times * most;
    const countHere = app.createRateLimit({
      max,
      timeWindow,
      cache: 20_000,
      keyGenerator: (request: FastifyRequest) => keys.get(request) ?? "",
    } as Parameters<typeof app.createRateLimit>[0]);
    return async (request, key) => {
      if (!on) return;
      const hashed = createHash("sha256").update(`${times} ${key}`).digest("base64url");
      const together = await shared?.count(`${name}:${hashed}`, timeWindow);
      let msLeft = together?.msLeft ?? 0;
      if (together === undefined) {
        keys.set(request, hashed);
        const result = await countHere(request);
        if (result.isAllowed || !result.isExceeded) return;
        msLeft = result.ttl;
      } else if (together.count <= max) return;
      const retryAfter = Math.max(1, Math.ceil(msLeft / 1_000));
      throw new AppError(refusal ?? "rate_limited", { retryAfter, ...said });
    };
  };
  const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, SUBNET);
  const limits = Object.fromEntries(
    (Object.keys(limitRules) as (keyof Limits)[]).map((name) => {
      const count = counter(name);
      if (name in idRules) return [name, count];
      if (name in addressRules) {
        return [name, (request: FastifyRequest) => count(request, addressOf(request))];
      }
      const countAll = counter(name, SESSIONS_TOGETHER);
      const bySession: SessionLimit = async (request, { id, sessionId }) => {
        await count(request, sessionId);
        await countAll(request, id);
      };
      return [name, bySession];
    }),
  ) as Limits;
  return {
    ...limits,
    publicAddress: (request, operationId) =>
      limits.publicAddress(request, `${operationId} ${addressOf(request)}`),
  };
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

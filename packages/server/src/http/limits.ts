import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { SharedCounts } from "../redis/shared-counts.ts";
import type { Metrics } from "../operating/metrics.ts";

/** Counts a request; too many throw `rate_limited`. */
type Limit = (request: FastifyRequest) => Promise<void>;

type MemberLimit = (request: FastifyRequest, memberId: string) => Promise<void>;

export interface Limits {
  /** Of any one operation that the contract leaves open to visitors and that is no reading. */
  readonly publicAddress: (request: FastifyRequest, operationId: string) => Promise<void>;
  /** Of tries to sign in, right or wrong; `LoginBudget` counts those that fail. */
  readonly loginFlood: Limit;
  /** Of tries of a signed-in member's password, whatever it is asked for. */
  readonly passwordMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly registerAddress: Limit;
  /** Of tries of a registration's password. */
  readonly verifyAddress: Limit;
  readonly forgotAddress: Limit;
  readonly resendAddress: Limit;
  readonly refreshSession: (request: FastifyRequest, sessionId: string) => Promise<void>;
  readonly nicknameMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Of saves with a nickname that is not the member's. */
  readonly claimMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly discoverMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Of uploads of every kind together. */
  readonly uploadMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly contactStampAddress: Limit;
  readonly contactAddress: Limit;
  readonly contactMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Of likes; fewer of an account that is new. */
  readonly likeMember: MemberLimit;
  readonly likeNewMember: MemberLimit;
  /** Of likes with words. */
  readonly firstMessageMember: MemberLimit;
  readonly firstMessageNewMember: MemberLimit;
  readonly voiceQueryMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly reportMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Of reports, also of the same member. */
  readonly reportDayMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly exportMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Of wrong tokens of operators. */
  readonly operatorAddress: Limit;
  readonly liveConnectMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly liveFrameMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  /** Twenty messages at once, two a second in the long run. */
  readonly liveMessageMember: (request: FastifyRequest, memberId: string) => Promise<void>;
}

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An owner of an IPv6 address has a whole /64 of them. */
const SUBNET = 64;

/** So many within so many milliseconds. */
interface LimitRule {
  readonly max: number;
  readonly timeWindow: number;
}

const perMinute = (max: number): LimitRule => ({ max, timeWindow: MINUTE });

/** How a limit refuses. @default `rate_limited`, with its sentence */
interface Said {
  readonly refusal?: "daily_limit";
  readonly message?: string;
}

const ofDay: Said = { refusal: "daily_limit" };

/** Of each limit. docs/security/limits.md lists them for operators. */
export const limitRules: Readonly<Record<keyof Limits, LimitRule>> = {
  publicAddress: perMinute(60),
  loginFlood: perMinute(60),
  passwordMember: perMinute(5),
  registerAddress: perMinute(5),
  verifyAddress: perMinute(10),
  forgotAddress: perMinute(5),
  resendAddress: perMinute(5),
  refreshSession: perMinute(30),
  nicknameMember: perMinute(30),
  claimMember: perMinute(10),
  discoverMember: perMinute(60),
  uploadMember: perMinute(30),
  contactStampAddress: perMinute(30),
  contactAddress: { max: 20, timeWindow: HOUR },
  contactMember: { max: 10, timeWindow: HOUR },
  likeMember: { max: 150, timeWindow: DAY },
  likeNewMember: { max: 75, timeWindow: DAY },
  firstMessageMember: { max: 25, timeWindow: DAY },
  firstMessageNewMember: { max: 10, timeWindow: DAY },
  voiceQueryMember: perMinute(10),
  reportMember: perMinute(10),
  reportDayMember: { max: 30, timeWindow: DAY },
  exportMember: { max: 3, timeWindow: DAY },
  operatorAddress: perMinute(10),
  liveConnectMember: perMinute(60),
  liveFrameMember: perMinute(240),
  liveMessageMember: { max: 20, timeWindow: TEN_SECONDS },
};

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
  const counter = (name: keyof Limits, said: Said = {}) => {
    const { max, timeWindow } = limitRules[name];
    const countHere = app.createRateLimit({
      max,
      timeWindow,
      cache: 20_000,
      keyGenerator: (request: FastifyRequest) => keys.get(request) ?? "",
    } as Parameters<typeof app.createRateLimit>[0]);
    return async (request: FastifyRequest, key: string): Promise<void> => {
      if (!on) return;
      const hashed = createHash("sha256").update(key).digest("base64url");
      const together = await shared?.count(`${name}:${hashed}`, timeWindow);
      let msLeft = together?.msLeft ?? 0;
      if (together === undefined) {
        keys.set(request, hashed);
        const result = await countHere(request);
        if (result.isAllowed || !result.isExceeded) return;
        msLeft = result.ttl;
      } else if (together.count <= max) return;
      const retryAfter = Math.max(1, Math.ceil(msLeft / 1_000));
      const { refusal = "rate_limited", ...options } = said;
      throw new AppError(refusal, { retryAfter, ...options });
    };
  };
  const perAddress = (name: keyof Limits): Limit => {
    const count = counter(name);
    return (request) => count(request, normalizeIP(request.ip, SUBNET));
  };
  const countPublic = counter("publicAddress");
  return {
    publicAddress: (request, operationId) =>
      countPublic(request, `${operationId} ${normalizeIP(request.ip, SUBNET)}`),
    loginFlood: perAddress("loginFlood"),
    passwordMember: counter("passwordMember"),
    registerAddress: perAddress("registerAddress"),
    verifyAddress: perAddress("verifyAddress"),
    forgotAddress: perAddress("forgotAddress"),
    resendAddress: perAddress("resendAddress"),
    refreshSession: counter("refreshSession"),
    nicknameMember: counter("nicknameMember"),
    claimMember: counter("claimMember"),
    discoverMember: counter("discoverMember"),
    uploadMember: counter("uploadMember"),
    contactStampAddress: perAddress("contactStampAddress"),
    contactAddress: perAddress("contactAddress"),
    contactMember: counter("contactMember"),
    likeMember: counter("likeMember", ofDay),
    likeNewMember: counter("likeNewMember", ofDay),
    firstMessageMember: counter("firstMessageMember", ofDay),
    firstMessageNewMember: counter("firstMessageNewMember", ofDay),
    voiceQueryMember: counter("voiceQueryMember"),
    reportMember: counter("reportMember"),
    reportDayMember: counter("reportDayMember"),
    exportMember: counter("exportMember"),
    operatorAddress: perAddress("operatorAddress"),
    liveConnectMember: counter("liveConnectMember"),
    liveFrameMember: counter("liveFrameMember"),
    liveMessageMember: counter("liveMessageMember", {
      message: "Too many messages. Please wait a moment.",
    }),
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

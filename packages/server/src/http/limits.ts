import { createHash } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { SharedCounts } from "../services/counts/shared-counts.ts";

/** Counts a request; too many throw `rate_limited`. */
type Limit = (request: FastifyRequest) => Promise<void>;

export interface Limits {
  readonly loginAddress: Limit;
  readonly loginAccount: (request: FastifyRequest, account: string) => Promise<void>;
  /** Of tries of a signed-in member's password, whatever it is asked for. */
  readonly passwordMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly registerAddress: Limit;
  readonly forgotAddress: Limit;
  readonly resendAddress: Limit;
  readonly nicknameMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly discoverMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly voiceMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly contactStampAddress: Limit;
  readonly contactAddress: Limit;
  readonly contactMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly voiceNoteMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly voiceQueryMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly reportMember: (request: FastifyRequest, memberId: string) => Promise<void>;
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
/** Whoever has an IPv6 address has a whole /64 of them. */
const SUBNET = 64;

/** So many within so many milliseconds. */
interface LimitRule {
  readonly max: number;
  readonly timeWindow: number;
}

const perMinute = (max: number): LimitRule => ({ max, timeWindow: MINUTE });

/** Of each limit. docs/security/limits.md tells operators of them. */
export const limitRules: Readonly<Record<keyof Limits, LimitRule>> = {
  loginAddress: perMinute(10),
  loginAccount: perMinute(5),
  passwordMember: perMinute(5),
  registerAddress: perMinute(5),
  forgotAddress: perMinute(5),
  resendAddress: perMinute(5),
  nicknameMember: perMinute(30),
  discoverMember: perMinute(60),
  voiceMember: perMinute(10),
  contactStampAddress: perMinute(30),
  contactAddress: { max: 20, timeWindow: HOUR },
  contactMember: { max: 10, timeWindow: HOUR },
  voiceNoteMember: perMinute(30),
  voiceQueryMember: perMinute(10),
  reportMember: perMinute(10),
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
  const counter = (name: keyof Limits, message?: string) => {
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
      throw new AppError("rate_limited", { retryAfter, ...(message !== undefined && { message }) });
    };
  };
  const perAddress = (name: keyof Limits): Limit => {
    const count = counter(name);
    return (request) => count(request, normalizeIP(request.ip, SUBNET));
  };
  return {
    loginAddress: perAddress("loginAddress"),
    loginAccount: counter("loginAccount"),
    passwordMember: counter("passwordMember"),
    registerAddress: perAddress("registerAddress"),
    forgotAddress: perAddress("forgotAddress"),
    resendAddress: perAddress("resendAddress"),
    nicknameMember: counter("nicknameMember"),
    discoverMember: counter("discoverMember"),
    voiceMember: counter("voiceMember"),
    contactStampAddress: perAddress("contactStampAddress"),
    contactAddress: perAddress("contactAddress"),
    contactMember: counter("contactMember"),
    voiceNoteMember: counter("voiceNoteMember"),
    voiceQueryMember: counter("voiceQueryMember"),
    reportMember: counter("reportMember"),
    exportMember: counter("exportMember"),
    operatorAddress: perAddress("operatorAddress"),
    liveConnectMember: counter("liveConnectMember"),
    liveFrameMember: counter("liveFrameMember"),
    liveMessageMember: counter("liveMessageMember", "Too many messages. Please wait a moment."),
  };
}

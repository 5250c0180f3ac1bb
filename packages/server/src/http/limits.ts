import { createHash } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Counts a request; too many throw `rate_limited`. */
type Limit = (request: FastifyRequest) => Promise<void>;

export interface Limits {
  readonly loginAddress: Limit;
  readonly loginAccount: (request: FastifyRequest, account: string) => Promise<void>;
  readonly registerAddress: Limit;
  readonly forgotAddress: Limit;
  readonly nicknameMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly voiceMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly reportMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly liveConnectMember: (request: FastifyRequest, memberId: string) => Promise<void>;
  readonly liveFrameMember: (request: FastifyRequest, memberId: string) => Promise<void>;
}

const MINUTE = 60_000;
/** Whoever has an IPv6 address has a whole /64 of them. */
const SUBNET = 64;

/** The limits of the contract and of live connections, per minute; every one lets all through when they are off. */
export async function createLimits(app: FastifyInstance, on: boolean): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  const keys = new WeakMap<FastifyRequest, string>();
  const counter = (max: number) => {
    const count = app.createRateLimit({
      max,
      timeWindow: MINUTE,
      cache: 20_000,
      keyGenerator: (request: FastifyRequest) => keys.get(request) ?? "",
    } as Parameters<typeof app.createRateLimit>[0]);
    return async (request: FastifyRequest, key: string): Promise<void> => {
      if (!on) return;
      keys.set(request, createHash("sha256").update(key).digest("base64url"));
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new AppError("rate_limited", { retryAfter: Math.max(1, result.ttlInSeconds) });
    };
  };
  const perAddress = (max: number): Limit => {
    const count = counter(max);
    return (request) => count(request, normalizeIP(request.ip, SUBNET));
  };
  return {
    loginAddress: perAddress(10),
    loginAccount: counter(5),
    registerAddress: perAddress(5),
    forgotAddress: perAddress(5),
    nicknameMember: counter(30),
    voiceMember: counter(10),
    reportMember: counter(10),
    liveConnectMember: counter(60),
    liveFrameMember: counter(240),
  };
}

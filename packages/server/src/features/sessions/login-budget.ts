import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Metrics } from "../../operating/metrics.ts";
import type { Clock } from "../../foundation/clock.ts";
import { groupsOf, networkOf } from "../../foundation/network.ts";
import type { Count, SharedCounts } from "../../redis/shared-counts.ts";

declare module "../../services.ts" {
  interface OperationServices {
    readonly loginBudget: LoginBudget;
  }
}

/** The account and the device of a try to sign in. */
interface LoginAim {
  /** The key of the address that is tried; whether it has an account makes no difference. */
  readonly account: string;
  /** Whether a device tries that has signed in to that account before. */
  readonly isKnownDevice: boolean;
}

/** A try that counts as failed until it is released. */
interface LoginTry {
  /** Seconds until it would need none; undefined: it needs no robot check. */
  readonly needsRobotCheckFor: number | undefined;
  /** The work of the robot check, as a multiple of the usual one. */
  readonly work: number;
  /** Takes it back: nothing was guessed. */
  release(): Promise<void>;
}

/**
 * How many tries to sign in may fail before each further one takes a robot check. No number of failures
 * refuses an owner: failing on purpose makes work only for the caller.
 */
export interface LoginBudget {
  begin(request: FastifyRequest, aim: LoginAim): Promise<LoginTry>;
  /** The work of a robot check that an address is offered: what its last tries took, for a minute. */
  workOf(request: FastifyRequest): Promise<number>;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 96 * QUARTER;

/** Failures of each kind. docs/security/limits.md lists them for operators. */
export const loginRules = {
  loginAddress: { max: 10, timeWindow: MINUTE },
  loginNetwork: { max: 5, timeWindow: QUARTER },
  /** After each further `max` failures a robot check takes four times the work, up to `MAX_WORK`. */
  loginAccount: { max: 20, timeWindow: DAY },
  loginDevice: { max: 10, timeWindow: QUARTER },
} as const;

type LoginRule = keyof typeof loginRules;

/** An owner with a phone of some years still passes within a quarter of a minute. */
const MAX_WORK = 16;

const workAfter = (failures: number): number =>
  Math.min(MAX_WORK, 4 ** Math.max(0, Math.ceil(failures / loginRules.loginAccount.max) - 2));

/** A count of failures, which may reach so many times what its rule says. */
interface Counted {
  readonly name: LoginRule;
  readonly of: string;
  readonly times: number;
}

/** @param on if false, no try needs a robot check */
export function createLoginBudget(
  on: boolean,
  services: { readonly clock: Clock; readonly metrics: Metrics; readonly shared?: SharedCounts },
): LoginBudget {
  const here = createCounts(services.clock);
  const countIn = async (
    timeWindow: number,
    name: string,
    of: string,
    by: number,
  ): Promise<Count> => {
    const key = `${name}:${createHash("sha256").update(of).digest("base64url")}`;
    return (await services.shared?.count(key, timeWindow, by)) ?? here(key, timeWindow, by);
  };
  const count = (name: LoginRule, of: string, by: number) =>
    countIn(loginRules[name].timeWindow, name, of, by);
  const offered = async (ip: string, by: number): Promise<number> =>
    (await countIn(MINUTE, "loginWork", groupsOf(ip)[0]?.group ?? ip, by)).count;
  return {
    workOf: async ({ ip }) => Math.min(MAX_WORK, Math.max(1, await offered(ip, 0))),
    begin: async ({ ip }, { account, isKnownDevice }) => {
      if (!on) return { needsRobotCheckFor: undefined, work: 1, release: () => Promise.resolve() };
      const counted: readonly Counted[] = isKnownDevice
        ? [{ name: "loginDevice", of: account, times: 1 }]
        : [
            ...groupsOf(ip).map(
              ({ group: of, times }) => ({ name: "loginAddress", of, times }) as const,
            ),
            { name: "loginNetwork", of: `${networkOf(ip)} ${account}`, times: 1 },
            { name: "loginAccount", of: account, times: 1 },
          ];
      let [msLeft, work] = [0, 1];
      for (const { name, of, times } of counted) {
        const result = await count(name, of, 1);
        if (result.count <= times * loginRules[name].max) continue;
        services.metrics.limitRefused(name);
        msLeft = Math.max(msLeft, result.msLeft);
        if (name === "loginAccount") work = workAfter(result.count);
      }
      if (work > 1) await offered(ip, Math.max(0, work - (await offered(ip, 0))));
      return {
        needsRobotCheckFor: msLeft > 0 ? Math.ceil(msLeft / 1_000) : undefined,
        work,
        release: async () => {
          for (const { name, of } of counted) await count(name, of, -1);
        },
      };
    },
  };
}

/** The most windows that are kept; those that were counted longest ago are dropped first. */
const MAX_KEPT = 20_000;

function createCounts(clock: Clock) {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return (key: string, windowMs: number, by: number): Count => {
    const now = clock().getTime();
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      if (by === 0) return { count: 0, msLeft: windowMs };
      window = { count: 0, endsAt: now + windowMs };
    }
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MAX_KEPT && oldest !== undefined) windows.delete(oldest);
    window.count = Math.max(0, window.count + by);
    return { count: window.count, msLeft: window.endsAt - now };
  };
}

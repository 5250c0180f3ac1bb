import { AppError } from "../errors/app-error.ts";
import type { Metrics } from "../operating/metrics.ts";
import type { DayLimits } from "./day-limits.ts";
import type { Limits } from "./limits.ts";

/** The limits, their refusals counted by name. */
export function watchLimits<L extends Limits | DayLimits>(limits: L, metrics: Metrics): L {
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

import { AiError } from "./ai-error.ts";

/** How long an answer may take, in milliseconds. */
export interface TimeLimits {
  /** Limit until the first sign of the answer. */
  readonly first: number;
  /** Limit from one sign to the next. */
  readonly next: number;
  readonly whole: number;
}

/** The limits of an answer that comes whole or not at all. */
export const within = (ms: number): TimeLimits => ({ first: ms, next: ms, whole: ms });

export interface Timeout extends Disposable {
  /** Aborted by the caller, or with an AiError `slow`. */
  readonly signal: AbortSignal;
  renew(): void;
}

/** @param caller ends the waiting as well */
export function createTimeout(limits: TimeLimits, caller?: AbortSignal): Timeout {
  const late = new AbortController();
  const giveUp = (): void => late.abort(new AiError("slow"));
  const whole = setTimeout(giveUp, limits.whole);
  let next = setTimeout(giveUp, limits.first);
  return {
    signal: caller === undefined ? late.signal : AbortSignal.any([caller, late.signal]),
    renew: () => {
      clearTimeout(next);
      next = setTimeout(giveUp, limits.next);
    },
    [Symbol.dispose]: () => {
      clearTimeout(whole);
      clearTimeout(next);
    },
  };
}

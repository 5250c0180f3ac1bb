import { type Clock, secondsAfter } from "../foundation/clock.ts";
import { AiError, type AiFault } from "./ai-error.ts";

/** Failures in a row after which a server is left alone. */
const MAX_FAILURES = 5;
/** How long it is left alone before one request tries again, in seconds. */
const REST_SECONDS = 30;

/** Faults that the input of one member alone can cause: they say nothing about the server. */
const ofInput: ReadonlySet<AiFault> = new Set(["unaccepted", "nonsense"]);

/** Lets work through to a server, or spares a server that fails. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Stops asking a server that failed several times in a row: a request then gets `resting` at once and
 * waits for nothing. After a rest one request goes through; its success ends the rest, its failure
 * begins another. Work that fails by its input or by an abort says nothing of the server.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restsUntil: Date | undefined;
  let isProbing = false;
  return async (work) => {
    const isProbe = restsUntil !== undefined;
    if (restsUntil !== undefined) {
      if (isProbing || clock() < restsUntil) throw new AiError("resting");
      isProbing = true;
    }
    try {
      const result = await work();
      failures = 0;
      restsUntil = undefined;
      return result;
    } catch (error) {
      if (error instanceof AiError && !ofInput.has(error.fault)) {
        failures += 1;
        if (failures >= MAX_FAILURES) restsUntil = secondsAfter(clock(), REST_SECONDS);
      }
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}

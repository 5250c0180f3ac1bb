import { assign, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { isDayUsedUp, isNotFound } from "../failure.ts";

export interface LookupContext<Value> {
  /** The last one that was found; null before, and where the server does not say it. */
  readonly value: Value | null;
  /** Why the last lookup failed; null if it did not. */
  readonly failure: Failure | null;
}

export type LookupEvent =
  /** Looks again, or for the first time. */
  | { type: "lookup.reload" }
  /** The value is not needed at the moment. */
  | { type: "lookup.stop" };

/**
 * A value that is shown. A reload starts the lookup, or restarts one under way; a failed lookup keeps the
 * value before.
 * @param isIdle - whether it waits for the first reload. @default false
 */
export const lookupOf = <Value>({ isIdle = false } = {}) =>
  setup({
    types: { context: {} as LookupContext<Value>, events: {} as LookupEvent },
    actors: { find: hostActor<Value | null>("find") },
    actions: {
      take: assign({ value: (_, value: Value | null) => value, failure: null }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  }).createMachine({
    id: "lookup",
    context: { value: null, failure: null },
    initial: isIdle ? "idle" : "looking",
    on: { "lookup.reload": ".looking", "lookup.stop": ".idle" },
    states: {
      idle: {},
      looking: {
        invoke: {
          src: "find",
          onDone: { target: "found", actions: { type: "take", params: outputOf } },
          onError: { target: "failed", actions: { type: "rememberFailure", params: rejectionOf } },
        },
      },
      found: {},
      failed: {},
    },
  });

export const lookupMachine = lookupOf<unknown>();

import { assign, fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

export interface LookupContext<Value> {
  /** Null while it is not known, and where the server does not say it. */
  readonly value: Value | null;
}

/** Something may have changed it. */
export type LookupEvent = { type: "lookup.reload" };

/**
 * A value that is shown beside others. A change starts the lookup again, from the beginning where one is under
 * way; one that fails leaves the value before.
 */
export const lookupOf = <Value>() =>
  setup({
    types: { context: {} as LookupContext<Value>, events: {} as LookupEvent },
    actors: { find: fromPromise<Value | null>(mustBeProvided("find")) },
    actions: { take: assign({ value: (_, value: Value | null) => value }) },
  }).createMachine({
    id: "lookup",
    context: { value: null },
    initial: "looking",
    on: { "lookup.reload": ".looking" },
    states: {
      looking: {
        invoke: {
          src: "find",
          onDone: {
            target: "idle",
            actions: { type: "take", params: ({ event }) => event.output },
          },
          onError: "idle",
        },
      },
      idle: {},
    },
  });

export const lookupMachine = lookupOf<unknown>();

import type { Candidate } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isDayUsedUp, isNotFound, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";

export interface QuickViewContext {
  readonly nickname: string;
  readonly candidate: Candidate | null;
}

export type QuickViewEvent = { type: "view.open" } | { type: "view.close" };

/** The quick view of a member by nickname; fetched again each time it opens. */
export const quickViewMachine = setup({
  types: {
    context: {} as QuickViewContext,
    events: {} as QuickViewEvent,
    input: {} as Pick<QuickViewContext, "nickname">,
  },
  actors: {
    loadCandidate: fromPromise<Candidate, { readonly nickname: string }>(
      mustBeProvided("loadCandidate"),
    ),
  },
  actions: {
    takeCandidate: assign({ candidate: (_, candidate: Candidate) => candidate }),
  },
  guards: {
    isAbsent: (_, failure: Failure) => isNotFound(failure),
    isDayUsedUp: (_, failure: Failure) => isDayUsedUp(failure),
  },
}).createMachine({
  id: "quickView",
  context: ({ input }) => ({ nickname: input.nickname, candidate: null }),
  initial: "closed",
  states: {
    closed: { on: { "view.open": "open" } },
    open: {
      initial: "loading",
      on: { "view.close": "closed" },
      states: {
        loading: {
          invoke: {
            src: "loadCandidate",
            input: ({ context }) => ({ nickname: context.nickname }),
            onDone: {
              target: "shown",
              actions: { type: "takeCandidate", params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: "isAbsent", params: ({ event }) => readFailure(event.error) },
                target: "absent",
              },
              {
                guard: { type: "isDayUsedUp", params: ({ event }) => readFailure(event.error) },
                target: "dayUsedUp",
              },
              { target: "failed" },
            ],
          },
        },
        shown: {},
        absent: {},
        dayUsedUp: {},
        failed: {},
      },
    },
  },
});

import type { Schemas } from "@gemel/api";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import { type Failure, isNotFound, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";

export type SignedInSession = Schemas["SignedInSession"];

/** One session, by its id, or every one but this. */
export type EndedSessions = { readonly id: string } | "others";

export interface SessionListContext {
  readonly sessions: readonly SignedInSession[];
  /** Which one is being signed out. */
  readonly endingId: string | null;
  /** What was signed out last; said until something else happens. */
  readonly ended: EndedSessions | null;
  readonly failure: AccountFailure | null;
}

export type SessionListEvent =
  | { type: "sessions.retry" }
  /** Something else has ended sessions: the list is read again, in its place. */
  | { type: "sessions.reload" }
  | { type: "session.end"; id: string }
  | { type: "others.ask" }
  | { type: "others.confirm" }
  | { type: "others.cancel" };

/**
 * Where a member is signed in, and signing out there: one at once, all others after a question.
 * Signing out here is the session's own matter.
 */
export const sessionListMachine = setup({
  types: { context: {} as SessionListContext, events: {} as SessionListEvent },
  actors: {
    loadSessions: fromPromise<readonly SignedInSession[]>(mustBeProvided("loadSessions")),
    endSession: fromPromise<void, { readonly id: string }>(mustBeProvided("endSession")),
    endOthers: fromPromise<void>(mustBeProvided("endOthers")),
  },
  actions: {
    take: assign({ sessions: (_, sessions: readonly SignedInSession[]) => sessions }),
    begin: assign({ endingId: (_, id: string) => id }),
    forgetNews: assign({ ended: null, failure: null }),
    dropEnding: assign(({ context: { sessions, endingId } }) => ({
      sessions: sessions.filter(({ id }) => id !== endingId),
      ended: endingId === null ? null : { id: endingId },
      endingId: null,
    })),
    dropOthers: assign(({ context: { sessions } }) => ({
      sessions: sessions.filter((session) => session.is_current),
      ended: "others" as const,
    })),
    rememberFailure: assign({
      failure: (_, failure: Failure) => readAccountFailure(failure),
      endingId: null,
    }),
  },
  guards: { isGone: (_, failure: Failure) => isNotFound(failure) },
}).createMachine({
  id: "sessionList",
  context: { sessions: [], endingId: null, ended: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadSessions",
        onDone: { target: "ready", actions: { type: "take", params: ({ event }) => event.output } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "sessions.retry": "loading", "sessions.reload": "loading" } },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "sessions.reload": "reloading",
            "session.end": "ending",
            "others.ask": "asking",
          },
        },
        reloading: {
          invoke: {
            src: "loadSessions",
            onDone: {
              target: "idle",
              actions: { type: "take", params: ({ event }) => event.output },
            },
            onError: "idle",
          },
          on: { "session.end": "ending", "others.ask": "asking" },
        },
        ending: {
          entry: [
            "forgetNews",
            {
              type: "begin",
              params: ({ event }) => {
                assertEvent(event, "session.end");
                return event.id;
              },
            },
          ],
          invoke: {
            src: "endSession",
            input: ({ event }) => {
              assertEvent(event, "session.end");
              return { id: event.id };
            },
            onDone: { target: "idle", actions: "dropEnding" },
            onError: [
              {
                guard: { type: "isGone", params: ({ event }) => readFailure(event.error) },
                target: "idle",
                actions: "dropEnding",
              },
              {
                target: "idle",
                actions: {
                  type: "rememberFailure",
                  params: ({ event }) => readFailure(event.error),
                },
              },
            ],
          },
        },
        asking: {
          entry: "forgetNews",
          on: { "others.confirm": "endingOthers", "others.cancel": "idle" },
        },
        endingOthers: {
          invoke: {
            src: "endOthers",
            onDone: { target: "idle", actions: "dropOthers" },
            onError: {
              target: "idle",
              actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
            },
          },
        },
      },
    },
  },
});

import type { Candidate } from "@gemel/api/values";
import { assign, raise, setup } from "xstate";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { outputOf } from "../params.ts";

/** A match that has just come about. */
export interface NewMatch {
  readonly user: Candidate;
  /** Null where the backend does not say. */
  readonly matchId: string | null;
}

export interface MatchCelebrationContext {
  /** The first one is celebrated, the others wait. */
  readonly matches: readonly NewMatch[];
  /** The key of each match that was celebrated. */
  readonly known: readonly string[];
  /** Matches that came about by the other's like: the first one is looked up, the others wait. */
  readonly received: readonly string[];
}

export type MatchCelebrationEvent =
  | { type: "match.celebrate"; match: NewMatch }
  /** The live connection has received a match, with its id only. */
  | { type: "match.received"; matchId: string }
  | { type: "celebration.dismiss" };

const keyOf = ({ matchId, user }: NewMatch): string => matchId ?? user.id;

/**
 * Each match is celebrated once, one at a time; the next one waits.
 * A match that came about by the other's like is looked up first, one at a time too. One that cannot be found is left
 * out: it stands among the matches.
 */
export const matchCelebrationMachine = setup({
  types: {
    context: {} as MatchCelebrationContext,
    events: {} as MatchCelebrationEvent,
  },
  actors: {
    findMatch: hostActor<NewMatch | null, { readonly matchId: string }>("findMatch"),
  },
  actions: {
    dropFirst: assign({ matches: ({ context }) => context.matches.slice(1) }),
  },
  guards: {
    isLast: ({ context }) => context.matches.length <= 1,
    isNew: ({ context }, key: string) => !context.known.includes(key),
    isNewlyReceived: ({ context: { known, received } }, matchId: string) =>
      !known.includes(matchId) && !received.includes(matchId),
    hasReceived: ({ context }) => context.received.length > 0,
    isFound: (_, found: NewMatch | null) => found !== null,
  },
}).createMachine({
  id: "matchCelebration",
  context: { matches: [], known: [], received: [] },
  type: "parallel",
  states: {
    moment: {
      initial: "hidden",
      on: {
        "match.celebrate": {
          guard: { type: "isNew", params: ({ event }) => keyOf(event.match) },
          target: ".celebrating",
          actions: assign(({ context: { matches, known }, event }) => ({
            matches: [...matches, event.match],
            known: [...known, keyOf(event.match)],
          })),
        },
      },
      states: {
        hidden: {},
        celebrating: {
          on: {
            "celebration.dismiss": [
              { guard: "isLast", target: "hidden", actions: "dropFirst" },
              { actions: "dropFirst" },
            ],
          },
        },
      },
    },
    receiving: {
      initial: "idle",
      on: {
        "match.received": {
          guard: { type: "isNewlyReceived", params: ({ event }) => event.matchId },
          actions: assign({
            received: ({ context, event }) => [...context.received, event.matchId],
          }),
        },
      },
      states: {
        idle: { always: { guard: "hasReceived", target: "finding" } },
        finding: {
          exit: assign({ received: ({ context }) => context.received.slice(1) }),
          invoke: {
            src: "findMatch",
            input: ({ context }) => ({
              matchId: present(context.received[0] ?? null, "the match"),
            }),
            onDone: [
              {
                guard: { type: "isFound", params: outputOf },
                target: "idle",
                actions: raise(({ event }) => ({
                  type: "match.celebrate" as const,
                  match: present(event.output, "the match"),
                })),
              },
              { target: "idle" },
            ],
            onError: "idle",
          },
        },
      },
    },
  },
});

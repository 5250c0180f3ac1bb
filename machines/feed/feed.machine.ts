import { and } from "xstate";
import { readFailure } from "../failure.ts";
import { emptyList } from "../paged-list.ts";
import { feedSetup } from "./feed.setup.ts";

export { shownInFeed } from "./feed.setup.ts";
export type { FeedContext, FeedEvent } from "./feed.setup.ts";

/**
 * The feed (docs/product.md section 4): pages of candidates, the best first. A like or a pass takes the card
 * away at once; a call that fails, or an undo, puts it back in its place, unless
 * the member is not found any more. A failed further page is not reported. An unknown cursor means
 * that the filters changed elsewhere: the feed reloads and keeps its cards until the first page is
 * there. After the last card it asks the server once more, and for the tightest filter if none is left.
 */
export const feedMachine = feedSetup.createMachine({
  id: "feed",
  context: { ...emptyList, tightest: null, isDayUsedUp: false },
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: { "feed.reload": ".loading" },
      states: {
        loading: {
          entry: "startAnew",
          invoke: {
            src: "loadPage",
            input: { after: null },
            onDone: {
              target: "settling",
              actions: { type: "takePage", params: ({ event }) => event.output },
            },
            onError: {
              target: "error",
              actions: { type: "noteFailure", params: ({ event }) => readFailure(event.error) },
            },
          },
        },
        settling: {
          always: [
            { guard: "isSomebodyShown", target: "loaded" },
            { guard: "hasMore", target: "loaded.loadingMore" },
            { target: "empty" },
          ],
        },
        loaded: {
          initial: "idle",
          states: {
            idle: {
              always: [
                { guard: and(["isNobodyShown", "hasMore"]), target: "loadingMore" },
                { guard: "isNobodyShown", target: "#feed.list.lookingAgain" },
              ],
              on: { "feed.more": { guard: "hasMore", target: "loadingMore" } },
            },
            loadingMore: {
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({ after: context.cursor }),
                onDone: {
                  target: "idle",
                  actions: { type: "takePage", params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: {
                      type: "isStaleCursor",
                      params: ({ event }) => readFailure(event.error),
                    },
                    target: "startingOver",
                  },
                  {
                    guard: "isNobodyShown",
                    target: "#feed.list.error",
                    actions: {
                      type: "noteFailure",
                      params: ({ event }) => readFailure(event.error),
                    },
                  },
                  { target: "idle" },
                ],
              },
            },
            startingOver: {
              invoke: {
                src: "loadPage",
                input: { after: null },
                onDone: {
                  target: "#feed.list.settling",
                  actions: { type: "takeFirstPage", params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: "isNobodyShown",
                    target: "#feed.list.error",
                    actions: {
                      type: "noteFailure",
                      params: ({ event }) => readFailure(event.error),
                    },
                  },
                  { target: "idle" },
                ],
              },
            },
          },
        },
        lookingAgain: {
          invoke: {
            src: "loadPage",
            input: { after: null },
            onDone: {
              target: "empty",
              actions: { type: "takePage", params: ({ event }) => event.output },
            },
            onError: "empty",
          },
        },
        empty: { always: { guard: "isSomebodyShown", target: "loaded" } },
        error: {
          always: { guard: "isSomebodyShown", target: "loaded" },
          on: { "feed.retry": "loading" },
        },
      },
    },
    deciding: {
      invoke: {
        src: "decisions",
        id: "decisions",
        onError: { target: "deciding", reenter: true, actions: "restorePending" },
      },
      on: {
        "card.decide": {
          actions: [
            { type: "hidePending", params: ({ event }) => event.decision },
            { type: "sendDecision", params: ({ event }) => event.decision },
          ],
        },
        "card.remove": { actions: { type: "hide", params: ({ event }) => event.id } },
        "decision.made": [
          {
            guard: { type: "isMatch", params: ({ event }) => event },
            actions: [
              { type: "settle", params: ({ event }) => event.decision },
              {
                type: "announceMatch",
                params: ({ event: { decision, answer } }) => ({
                  user: decision.user,
                  matchId: answer.match_id ?? null,
                }),
              },
            ],
          },
          { actions: { type: "settle", params: ({ event }) => event.decision } },
        ],
        "decision.failed": {
          actions: [
            { type: "restore", params: ({ event }) => event.decision },
            { type: "announceRestored", params: ({ event }) => event.decision },
          ],
        },
        "decision.refused": {
          actions: [
            { type: "restore", params: ({ event }) => event.decision },
            {
              type: "announceRefused",
              params: ({ event: { decision, refusal } }) => ({ decision, refusal }),
            },
          ],
        },
        "decision.gone": {
          actions: [
            { type: "settle", params: ({ event }) => event.decision },
            { type: "announceGone", params: ({ event }) => event.decision },
          ],
        },
        "decision.undone": {
          actions: [
            { type: "restore", params: ({ event }) => event.decision },
            { type: "announceUndone", params: ({ event }) => event.decision },
          ],
        },
        "decision.notUndone": {
          actions: { type: "announceNotUndone", params: ({ event }) => event },
        },
      },
    },
  },
});

import { and } from "xstate";
import { readFailure } from "../failure.ts";
import { emptyList } from "../paged-list.ts";
import { likesSetup } from "./likes.setup.ts";

export { countInLikes, likesLists, shownInLikes } from "./likes.setup.ts";
export type { LikesContext, LikesEvent, LikesItem, LikesList } from "./likes.setup.ts";

/**
 * One of the three lists of likes and matches (docs/product.md section 4), page by page, the newest first. A
 * like or a pass on a received like takes it away at once; a call that fails, or an undo, puts it
 * back in its place, unless the member is not found any more. An undo reloads the list if a reload
 * has left the member out. A failed further page or reload is not reported.
 */
export const likesMachine = likesSetup.createMachine({
  id: "likes",
  context: ({ input }) => ({ ...emptyList, list: input.list }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetList",
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ list: context.list, after: null }),
            onDone: {
              target: "loaded",
              actions: { type: "takePage", params: ({ event }) => event.output },
            },
            onError: "error",
          },
        },
        loaded: {
          initial: "idle",
          on: { "likes.reload": ".reloading" },
          states: {
            idle: {
              always: [
                { guard: and(["isNobodyShown", "hasMore"]), target: "loadingMore" },
                { guard: "isNobodyShown", target: "#likes.list.empty" },
              ],
              on: { "likes.more": { guard: "hasMore", target: "loadingMore" } },
            },
            loadingMore: {
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({ list: context.list, after: context.cursor }),
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
                    target: "reloading",
                  },
                  { guard: "isNobodyShown", target: "#likes.list.error" },
                  { target: "idle" },
                ],
              },
            },
            reloading: {
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({ list: context.list, after: null }),
                onDone: {
                  target: "idle",
                  actions: { type: "takeFirstPage", params: ({ event }) => event.output },
                },
                onError: [
                  { guard: "isNobodyShown", target: "#likes.list.error" },
                  { target: "idle" },
                ],
              },
            },
          },
        },
        empty: {
          always: { guard: "isSomebodyShown", target: "loaded" },
          on: { "likes.reload": "loading" },
        },
        error: {
          always: { guard: "isSomebodyShown", target: "loaded" },
          on: { "likes.retry": "loading", "likes.reload": "loading" },
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
        "decision.undone": [
          {
            guard: { type: "isListed", params: ({ event }) => event.decision },
            actions: [
              { type: "restore", params: ({ event }) => event.decision },
              { type: "announceUndone", params: ({ event }) => event.decision },
            ],
          },
          {
            actions: [
              { type: "restore", params: ({ event }) => event.decision },
              { type: "announceUndone", params: ({ event }) => event.decision },
              "reload",
            ],
          },
        ],
        "decision.notUndone": {
          actions: { type: "announceNotUndone", params: ({ event }) => event },
        },
      },
    },
  },
});

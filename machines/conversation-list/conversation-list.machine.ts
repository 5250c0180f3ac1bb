import { and, not } from "xstate";
import { conversationListSetup, nothingRead } from "./conversation-list.setup.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { countOfType, findConversation } from "./conversation-list.setup.ts";
export { orderConversations } from "./order-conversations.ts";
export type {
  ConversationListContext,
  ConversationListEmitted,
  ConversationListEvent,
} from "./conversation-list.setup.ts";

/**
 * The conversations of a member, of every type, page by page, the newest activity first. A
 * change reloads the shown ones and replaces them in one step; a change during a reload triggers
 * another one. It emits the conversations with more unread messages than before. A failed further
 * page or reload is reported only to a caller that seeks one conversation; the machine loads
 * further pages for that caller by itself.
 */
export const conversationListMachine = conversationListSetup.createMachine({
  id: "conversationList",
  context: { ...nothingRead, again: nothingRead, isStale: false, matched: [], sought: null },
  initial: "loading",
  on: {
    "conversations.reload": {
      actions: ["noteStale", { type: "noteMatch", params: ({ event }) => event.matchId ?? null }],
    },
    "conversation.seek": { actions: { type: "seek", params: ({ event }) => event.id } },
    "conversation.leave": { actions: "leave" },
  },
  states: {
    loading: {
      entry: "noteFresh",
      invoke: {
        src: "loadPage",
        input: { after: null },
        onDone: { target: "loaded", actions: { type: "takePage", params: outputOf } },
        onError: "error",
      },
    },
    loaded: {
      initial: "idle",
      states: {
        idle: {
          always: [
            { guard: "isStale", target: "reloading" },
            { guard: and(["isSearching", "hasMore"]), target: "loadingMore" },
            { guard: "isReadAnew", actions: "noteUnlisted" },
            { guard: "isSearching", target: "reloading", actions: "seekAnew" },
          ],
          on: {
            "conversations.more": { guard: "hasMore", target: "loadingMore" },
            "conversations.retry": { guard: "hasSearchFailed", actions: "seekAgain" },
          },
        },
        loadingMore: {
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ after: context.cursor }),
            onDone: { target: "idle", actions: { type: "takePage", params: outputOf } },
            onError: [
              { guard: { type: "isStaleCursor", params: rejectionOf }, target: "reloading" },
              { guard: "isSearching", target: "idle", actions: "noteSearchFailed" },
              { target: "idle" },
            ],
          },
        },
        reloading: {
          entry: "beginAgain",
          initial: "reading",
          on: {
            // What is wanted first comes first; the reload begins once more after it.
            "conversations.more": {
              guard: "hasMore",
              target: "loadingMore",
              actions: "noteStale",
            },
          },
          states: {
            reading: {
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({ after: context.again.cursor }),
                onDone: { target: "taking", actions: { type: "readOn", params: outputOf } },
                onError: [
                  {
                    guard: "isSearching",
                    target: "#conversationList.loaded.idle",
                    actions: "noteSearchFailed",
                  },
                  { target: "#conversationList.loaded.idle" },
                ],
              },
            },
            taking: {
              always: [
                { guard: not("isReadAgain"), target: "reading" },
                {
                  guard: "hasArrived",
                  target: "#conversationList.loaded.idle",
                  actions: ["emitArrived", "takeAgain"],
                },
                { target: "#conversationList.loaded.idle", actions: "takeAgain" },
              ],
            },
          },
        },
      },
    },
    error: { on: { "conversations.retry": "loading", "conversations.reload": "loading" } },
  },
});

import { present } from "../present.ts";
import { type ChatContext, chatSetup } from "./chat.setup.ts";
import { nextToSend, restored } from "./outbox.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { ChatContext, ChatEvent, ChatInput, MessagesRequest } from "./chat.setup.ts";
export type { Outbox, OutgoingMessage } from "./outbox.ts";
export type { TimelineMessage } from "./timeline.ts";

const storeOutbox = {
  type: "storeOutbox",
  params: ({ context }: { context: ChatContext }) => context.outbox,
} as const;

/**
 * An open conversation of a member (docs/product.md section 4): its history page by page, the frames of the
 * live connection, and the member's own messages until the server has stored them. However often the
 * connection drops, each message is shown once, in the server's order.
 *
 * - The history is requested once, as soon as the live connection is open, or after one second without it.
 * - A reconnection with a cursor brings what was missed. If there is no cursor yet, or it was too old, the
 *   newest page is requested and merged.
 * - The messages of the outbox are sent one by one, each until it is acknowledged; after a drop a message is
 *   sent again under the same id. Without an acknowledgement in 20 s it is marked as failed, and the member
 *   can send it again. A backend that acknowledges nothing may give a message back; if not, the message
 *   counts as stored after 2 s. After a drop such a message is sent again only if the history lacks it.
 */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  type: "parallel",
  context: ({ input }) => ({
    isPlain: false,
    ...input,
    outbox: restored(input.outbox),
    messages: [],
    cursor: null,
    status: null,
    answeredAt: -Infinity,
    hasLiveCursor: false,
    isBehind: false,
    completeUntil: Infinity,
    isEnded: false,
    areMessagesUsedUp: false,
    isConnected: false,
    inFlight: null,
    refusals: 0,
    attempts: 0,
  }),
  states: {
    connection: {
      initial: "offline",
      on: {
        "connection.opened": [
          // The history is requested only now: it contains everything before.
          { guard: "isHistoryWaiting", target: ".live", actions: "noteConnected" },
          { target: ".live", actions: ["noteMissed", "noteConnected"] },
        ],
        "connection.lost": { target: ".offline", actions: "noteLost" },
        "conversation.end": {
          actions: ["noteEnd", storeOutbox],
        },
        "frame.received": {
          actions: [{ type: "takeFrame", params: ({ event }) => event.frame }, storeOutbox],
        },
        "message.stored": {
          actions: { type: "takeStored", params: ({ event }) => event.message },
        },
      },
      states: { offline: {}, live: {} },
    },
    history: {
      initial: "waiting",
      states: {
        waiting: {
          on: { "connection.opened": "loading" },
          after: { connectionTimeout: "loading" },
        },
        loading: {
          invoke: {
            src: "loadMessages",
            id: "firstPage",
            input: ({ context: { conversationId } }) => ({ conversationId, before: null }),
            onDone: {
              target: "ready",
              actions: [{ type: "takeFirstPage", params: outputOf }, storeOutbox],
            },
            onError: [
              { guard: { type: "isNotFound", params: rejectionOf }, target: "notFound" },
              { target: "failed" },
            ],
          },
        },
        failed: { on: { "history.retry": "loading", "connection.opened": "loading" } },
        notFound: {},
        ready: {
          type: "parallel",
          states: {
            older: {
              initial: "choosing",
              states: {
                choosing: { always: [{ guard: "hasOlder", target: "more" }, { target: "none" }] },
                more: { on: { "history.older": "loading" } },
                loading: {
                  invoke: {
                    src: "loadMessages",
                    id: "olderPage",
                    input: ({ context: { conversationId, cursor } }) => ({
                      conversationId,
                      before: present(cursor, "the cursor"),
                    }),
                    onDone: {
                      target: "choosing",
                      actions: { type: "takeOlderPage", params: outputOf },
                    },
                    onError: [
                      {
                        guard: { type: "isStaleCursor", params: rejectionOf },
                        target: "#chat.history.loading",
                      },
                      { target: "failed" },
                    ],
                  },
                },
                failed: { on: { "history.older": "loading" } },
                none: {},
              },
            },
            catchUp: {
              initial: "current",
              states: {
                current: { always: { guard: "isMissing", target: "refreshing" } },
                refreshing: {
                  entry: "beginRefresh",
                  invoke: {
                    src: "loadMessages",
                    id: "newestPage",
                    input: ({ context: { conversationId } }) => ({ conversationId, before: null }),
                    onDone: [
                      {
                        // The older messages that are held now are not those before this page.
                        guard: { type: "isCut", params: outputOf },
                        target: "#chat.history.ready",
                        reenter: true,
                        actions: [{ type: "takeNewestPage", params: outputOf }, storeOutbox],
                      },
                      {
                        target: "current",
                        actions: [{ type: "takeNewestPage", params: outputOf }, storeOutbox],
                      },
                    ],
                    onError: { target: "waiting", actions: "countAttempt" },
                  },
                },
                waiting: {
                  after: { refreshDelay: "current" },
                  on: { "connection.opened": "current" },
                },
              },
            },
          },
        },
      },
    },
    outbox: {
      initial: "resting",
      on: {
        "message.send": {
          guard: { type: "isSendable", params: ({ event }) => event.content },
          actions: [{ type: "enqueue", params: ({ event }) => event.content }, storeOutbox],
        },
        "message.retry": {
          guard: "isOpen",
          actions: [
            { type: "enqueueAgain", params: ({ event }) => event.clientMessageId },
            storeOutbox,
          ],
        },
        "message.discard": {
          actions: [{ type: "discard", params: ({ event }) => event.clientMessageId }, storeOutbox],
        },
      },
      states: {
        resting: { always: { guard: "canSend", target: "sending" } },
        sending: {
          entry: [
            "noteFlight",
            {
              type: "sendFrame",
              params: ({ context: { conversationId, isPlain, outbox } }) => {
                const { clientMessageId, content } = present(
                  nextToSend(outbox),
                  "the next message",
                );
                return {
                  conversation_id: conversationId,
                  content,
                  ...(!isPlain && { client_msg_id: clientMessageId }),
                };
              },
            },
          ],
          always: [
            { guard: "isSettled", target: "resting", actions: "forgetRefusals" },
            // Whether it was stored is not known: it goes again after the return.
            { guard: "isDisconnected", target: "resting" },
          ],
          on: {
            "frame.received": {
              guard: { type: "isRateLimited", params: ({ event }) => event.frame },
              target: "held",
              actions: "countRefusal",
            },
            "connection.opened": "resting",
          },
          after: {
            ackTimeout: [
              { guard: "isPlain", target: "resting", actions: ["trustFlight", storeOutbox] },
              { target: "resting", actions: ["failFlight", storeOutbox] },
            ],
          },
        },
        held: { after: { refusalDelay: "resting" } },
      },
    },
    deletion: {
      initial: "none",
      states: {
        none: { on: { "chat.delete": "asking" } },
        asking: { on: { "delete.confirm": "deleting", "delete.cancel": "none" } },
        deleting: {
          invoke: {
            src: "deleteConversation",
            input: ({ context: { conversationId } }) => ({ conversationId }),
            onDone: "deleted",
            onError: [
              {
                // Another device or the other member has deleted it.
                guard: { type: "isNotFound", params: rejectionOf },
                target: "deleted",
              },
              { target: "failed" },
            ],
          },
        },
        failed: {
          on: { "chat.delete": "asking", "delete.confirm": "deleting", "delete.cancel": "none" },
        },
        deleted: {
          type: "final",
          entry: [{ type: "storeOutbox", params: [] }, "announceDeleted"],
        },
      },
    },
  },
});

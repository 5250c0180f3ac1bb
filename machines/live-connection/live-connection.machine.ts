import { readFailure } from "../failure.ts";
import { present } from "../present.ts";
import { liveConnectionSetup } from "./live-connection.setup.ts";

export type {
  LiveConnectionContext,
  LiveConnectionEvent,
  LiveConnectionInput,
  LiveSocket,
} from "./live-connection.setup.ts";

/**
 * The live connection of one conversation, or of the member as a whole (docs/product.md section 4). Once
 * lost it comes back by itself: after 1 s, doubling to 30 s, back to 1 s once it is open; at once
 * when the network is back. Every attempt has a token of its own. It ends when its actor is stopped
 * (the member left), and is `closed` for good when the conversation has ended or the session did.
 * An open connection marks new messages as read, so it is closed while the member does not look at
 * the page.
 *
 * The tag `connected` says that it is open; the tag `connecting` that an attempt is under way.
 */
export const liveConnectionMachine = liveConnectionSetup.createMachine({
  id: "liveConnection",
  context: ({ input }) => ({
    ...input,
    token: null,
    isTokenRefused: false,
    socket: null,
    cursor: null,
    attempts: 0,
    delay: 0,
    retryAt: null,
  }),
  initial: "obtainingToken",
  states: {
    obtainingToken: {
      tags: "connecting",
      invoke: {
        src: "obtainToken",
        input: ({ context }) => ({ refused: context.isTokenRefused ? context.token : null }),
        onDone: {
          target: "opening",
          actions: { type: "takeToken", params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: "sessionInvalid", params: ({ event }) => readFailure(event.error) },
            target: "closed",
          },
          { target: "waiting" },
        ],
      },
      on: { "network.offline": "waiting", "member.away": "away" },
    },
    opening: {
      tags: "connecting",
      invoke: {
        src: "openSocket",
        input: ({ context, self }) => ({
          conversationId: context.conversationId,
          token: present(context.token, "the token"),
          cursor: context.cursor,
          onFrame: (frame) => self.send({ type: "socket.frame", frame }),
        }),
        onDone: {
          target: "open",
          actions: { type: "takeSocket", params: ({ event }) => event.output },
        },
        onError: "waiting",
      },
      after: { openingTimeout: "waiting" },
      on: { "network.offline": "waiting", "member.away": "away" },
    },
    open: {
      tags: "connected",
      entry: "announceOpened",
      invoke: {
        src: "holdSocket",
        input: ({ context }) => present(context.socket, "the socket"),
        onDone: [
          { guard: { type: "isEnd", params: ({ event }) => event.output }, target: "closed" },
          {
            guard: { type: "isTokenRefusal", params: ({ event }) => event.output },
            target: "waiting",
            actions: "noteTokenRefused",
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
      on: {
        "socket.frame": {
          actions: [
            { type: "noteCursor", params: ({ event }) => event.frame },
            { type: "announceFrame", params: ({ event }) => event.frame },
          ],
        },
        "frame.send": { actions: { type: "sendFrame", params: ({ event }) => event.frame } },
        // A socket whose network is gone may not notice for minutes.
        "network.offline": "waiting",
        "member.away": "away",
      },
    },
    waiting: {
      entry: "planRetry",
      exit: "forgetRetry",
      after: { retryDelay: "obtainingToken" },
      on: {
        "connection.retry": "obtainingToken",
        "network.online": "obtainingToken",
        "member.away": "away",
      },
    },
    away: {
      // The connection opens at once when the member looks at the page again.
      tags: "connecting",
      on: { "member.back": "obtainingToken" },
    },
    closed: {},
  },
});

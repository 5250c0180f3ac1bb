import type { Schemas } from "@gemel/api";
import type { LiveFrame } from "@gemel/api/live";
import { assign, setup } from "xstate";
import { type Failure, isSessionInvalid } from "../failure.ts";
import { hostAction, hostActor, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { retryDelay } from "../retry-delay.ts";
import { outputOf, rejectionOf } from "../params.ts";

type SentFrame = Schemas["SentMessageFrame"];

export interface LiveConnectionInput {
  /** The conversation to join, or all zeros. */
  readonly conversationId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 up to 1, such as `Math.random`. */
  readonly random: () => number;
}

export interface LiveConnectionContext extends LiveConnectionInput {
  /** Token of the newest attempt. */
  readonly token: string | null;
  /** The server closed the connection because of `token`. */
  readonly isTokenRefused: boolean;
  /** Socket of the newest connection. */
  readonly socket: LiveSocket | null;
  /** The last one that was seen of this conversation; what came after it is sent again. */
  readonly cursor: string | null;
  /** Attempts that failed since the connection was last open. */
  readonly attempts: number;
  /** Milliseconds until the next attempt, and when that is; null while none is waited for. */
  readonly delay: number;
  readonly retryAt: number | null;
}

export type LiveConnectionEvent =
  /** A message that cannot be read as a frame is no event at all (docs/product.md section 7). */
  | { type: "socket.frame"; frame: LiveFrame }
  /** Sent if the connection is open, else dropped: a caller that needs delivery keeps the message. */
  | { type: "frame.send"; frame: SentFrame }
  /** Tries at once, instead of at the end of the waiting time. */
  | { type: "connection.retry" }
  | { type: "network.online" }
  | { type: "network.offline" }
  /** The page is not visible. */
  | { type: "connection.pause" }
  | { type: "connection.resume" };

/** A socket that is open. */
export interface LiveSocket {
  readonly send: (frame: SentFrame) => void;
  /** Resolves with the close code, once it is closed. */
  readonly closed: Promise<number>;
  /** The client leaves. */
  readonly leave: () => void;
}

export interface Opening {
  readonly conversationId: string;
  readonly token: string;
  readonly cursor: string | null;
  /** Must be called with every readable frame, as long as the socket lives. */
  readonly onFrame: (frame: LiveFrame) => void;
}

/** How much of a delay chance may take away, so that not all come back at the same moment. */
const jitter = 1 / 5;

/** Codes of the contract: a fresh token is needed, or there is nothing to reconnect to. */
const closeCodes = { unauthorized: 4401, ended: 4403 } as const;

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
export const liveConnectionMachine = setup({
  types: {
    context: {} as LiveConnectionContext,
    events: {} as LiveConnectionEvent,
    input: {} as LiveConnectionInput,
    tags: {} as "connecting" | "connected",
  },
  actors: {
    /** A token with some life left; another one than `refused`. */
    obtainToken: hostActor<string, { readonly refused: string | null }>("obtainToken"),
    /** Resolves once the socket is open. Aborted: leaves, also when it opens later. */
    openSocket: hostActor<LiveSocket, Opening>("openSocket"),
    /** Resolves with the close code. Aborted: leaves. */
    holdSocket: hostActor<number, LiveSocket>("holdSocket"),
  },
  actions: {
    /** Announces the connection: events from the time without one must be requested. */
    announceOpened: mustBeProvided("announceOpened"),
    announceFrame: hostAction<LiveFrame>("announceFrame"),
    takeToken: assign({ token: (_, token: string) => token, isTokenRefused: false }),
    takeSocket: assign({ socket: (_, socket: LiveSocket) => socket, attempts: 0 }),
    sendFrame: ({ context }, frame: SentFrame) => present(context.socket, "the socket").send(frame),
  },
  guards: {
    sessionInvalid: (_, failure: Failure) => isSessionInvalid(failure),
    isTokenRefusal: (_, code: number) => code === closeCodes.unauthorized,
    isEnd: (_, code: number) => code === closeCodes.ended,
  },
  delays: {
    retryDelay: ({ context }) => context.delay,
    /** A network that swallows everything would let an attempt go on for minutes. */
    openingTimeout: 15_000,
  },
}).createMachine({
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
        onDone: { target: "opening", actions: { type: "takeToken", params: outputOf } },
        onError: [
          { guard: { type: "sessionInvalid", params: rejectionOf }, target: "closed" },
          { target: "waiting" },
        ],
      },
      on: { "network.offline": "waiting", "connection.pause": "paused" },
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
        onDone: { target: "open", actions: { type: "takeSocket", params: outputOf } },
        onError: "waiting",
      },
      after: { openingTimeout: "waiting" },
      on: { "network.offline": "waiting", "connection.pause": "paused" },
    },
    open: {
      tags: "connected",
      entry: "announceOpened",
      invoke: {
        src: "holdSocket",
        input: ({ context }) => present(context.socket, "the socket"),
        onDone: [
          { guard: { type: "isEnd", params: outputOf }, target: "closed" },
          {
            guard: { type: "isTokenRefusal", params: outputOf },
            target: "waiting",
            actions: assign({ isTokenRefused: true }),
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
      on: {
        "socket.frame": {
          actions: [
            assign({
              cursor: ({ context, event }) =>
                "cursor" in event.frame && event.frame.conversation_id === context.conversationId
                  ? (event.frame.cursor ?? context.cursor)
                  : context.cursor,
            }),
            { type: "announceFrame", params: ({ event }) => event.frame },
          ],
        },
        "frame.send": { actions: { type: "sendFrame", params: ({ event }) => event.frame } },
        // A socket may not notice for minutes that its network is gone.
        "network.offline": "waiting",
        "connection.pause": "paused",
      },
    },
    waiting: {
      entry: assign(({ context: { attempts, now, random } }) => {
        const delay = retryDelay(attempts + 1) * (1 - jitter * random());
        return { attempts: attempts + 1, delay, retryAt: now() + delay };
      }),
      exit: assign({ retryAt: null }),
      after: { retryDelay: "obtainingToken" },
      on: {
        "connection.retry": "obtainingToken",
        "network.online": "obtainingToken",
        "connection.pause": "paused",
      },
    },
    paused: {
      // The connection opens at once when the member looks at the page again.
      tags: "connecting",
      on: { "connection.resume": "obtainingToken" },
    },
    closed: {},
  },
});

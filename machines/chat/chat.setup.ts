import type { Schemas } from "@gemel/api";
import type { LiveFrame } from "@gemel/api/live";
import type { Message, Page } from "@gemel/api/values";
import { and, assign, emit, not, setup, stateIn } from "xstate";
import { type Failure, isNotFound } from "../failure.ts";
import { hostAction, hostActor, mustBeProvided } from "../must-be-provided.ts";
import { isStaleCursor } from "../paged-list/items.ts";
import { present } from "../present.ts";
import { retryDelay } from "../retry-delay.ts";
import {
  type ConversationState,
  end,
  fallBehind,
  takeFirstPage,
  takeFrame,
  takeNewestPage,
  takeOlderPage,
  takeSent,
  takeStored,
} from "./conversation-state.ts";
import { isSendable, marked, nextToSend, type Outbox, withoutFailed } from "./outbox.ts";
import { hasGap } from "./timeline.ts";

type SentFrame = Schemas["SentMessageFrame"];

export interface ChatInput {
  readonly conversationId: string;
  readonly memberId: string;
  /** The backend acknowledges no message: what was sent counts as stored (decision 0031). @default false */
  readonly isPlain?: boolean;
  /** Messages that an earlier visit could not send. */
  readonly outbox: Outbox;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a new id for a message; with it, sending the message again is harmless. */
  readonly createId: () => string;
}

export interface ChatContext extends ConversationState {
  readonly now: () => number;
  readonly createId: () => string;
  readonly isConnected: boolean;
  /** The message that was sent last; null if there was none. */
  readonly inFlight: string | null;
  /** Frames in a row that came too fast for the server. */
  readonly refusals: number;
  /** Attempts in a row to ask for what was missed. */
  readonly attempts: number;
}

export type ChatEvent =
  /** The live connection is there, for the first time or again. */
  | { type: "connection.opened" }
  | { type: "connection.lost" }
  | { type: "frame.received"; frame: LiveFrame }
  /** The conversation is closed; another connection or call reported it. */
  | { type: "conversation.end" }
  /** A text of only white space, or longer than a message can be, is not sent. */
  | { type: "message.send"; content: string }
  | { type: "message.retry"; clientMessageId: string }
  /** The member gives up a message that failed. */
  | { type: "message.discard"; clientMessageId: string }
  /** A message of the member's own was stored another way: a voice note. */
  | { type: "message.stored"; message: Message | null }
  | { type: "history.retry" }
  | { type: "history.older" }
  | { type: "chat.delete" }
  | { type: "delete.confirm" }
  | { type: "delete.cancel" };

/** A frame to send over the open live connection. */
export interface ChatEmitted {
  readonly type: "frame.send";
  readonly frame: SentFrame;
}

export interface MessagesRequest {
  readonly conversationId: string;
  /** Null for the newest. */
  readonly before: string | null;
}

type Refresh = Page<Message>;

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
  },
  actors: {
    /** A page of 50, ascending. */
    loadMessages: hostActor<Page<Message>, MessagesRequest>("loadMessages"),
    deleteConversation: hostActor<void, { readonly conversationId: string }>("deleteConversation"),
  },
  actions: {
    sendFrame: emit((_, frame: SentFrame) => ({ type: "frame.send", frame })),
    /** Keeps what is not sent, so that it survives a reload. */
    storeOutbox: hostAction<Outbox>("storeOutbox"),
    announceDeleted: mustBeProvided("announceDeleted"),
    noteConnected: assign({ isConnected: true, attempts: 0 }),
    noteMissed: assign(({ context }) => (context.hasLiveCursor ? {} : fallBehind(context))),
    // The server does not store a status, so no later frame would clear it.
    noteLost: assign({ isConnected: false, status: null }),
    takeFrame: assign(({ context }, frame: LiveFrame) => takeFrame(context, frame, context.now())),
    noteEnd: assign(({ context }) => end(context)),
    enqueue: assign({
      outbox: ({ context: { outbox, createId, now } }, content: string) => [
        ...outbox,
        {
          clientMessageId: createId(),
          content: content.trim(),
          createdAt: now(),
          hasFailed: false,
        },
      ],
    }),
    enqueueAgain: assign({
      outbox: ({ context }, id: string) => marked(context.outbox, id, false),
    }),
    discard: assign({
      outbox: ({ context }, id: string) => withoutFailed(context.outbox, id),
    }),
    noteFlight: assign({
      inFlight: ({ context }) =>
        present(nextToSend(context.outbox), "the next message").clientMessageId,
    }),
    failFlight: assign({
      outbox: ({ context }) => marked(context.outbox, context.inFlight, true),
    }),
    // An echo has had its time.
    trustFlight: assign(({ context }) => takeSent(context)),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    takeStored: assign(({ context }, message: Message | null) => takeStored(context, message)),
    takeFirstPage: assign(({ context }, page: Refresh) => takeFirstPage(context, page)),
    takeOlderPage: assign(({ context }, page: Refresh) => takeOlderPage(context, page)),
    // A gap that opens from now on needs another refresh.
    beginRefresh: assign({ isBehind: false }),
    takeNewestPage: assign(({ context }, page: Refresh) => ({
      ...takeNewestPage(context, page, context.now()),
      attempts: 0,
    })),
    countAttempt: assign({
      isBehind: true,
      attempts: ({ context }) => context.attempts + 1,
    }),
  },
  guards: {
    isHistoryWaiting: stateIn({ history: "waiting" }),
    isNotFound: (_, failure: Failure) => isNotFound(failure),
    isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
    isMissing: ({ context }) => context.isBehind && context.isConnected,
    isCut: ({ context }, page: Refresh) => hasGap(page, context.completeUntil),
    hasOlder: ({ context }) => context.cursor !== null,
    isSendable: ({ context }, content: string) => !context.isEnded && isSendable(content),
    isOpen: ({ context }) => !context.isEnded,
    canSend: and([
      ({ context }) =>
        context.isConnected && !context.isEnded && nextToSend(context.outbox) !== null,
      not(and(["isPlain", not("isHistoryCurrent")])),
    ]),
    // Only the history of a plain backend says what of the outbox it has already.
    isHistoryCurrent: and([
      stateIn({ history: { ready: { catchUp: "current" } } }),
      ({ context }) => !context.isBehind,
    ]),
    isSettled: ({ context }) => nextToSend(context.outbox)?.clientMessageId !== context.inFlight,
    isPlain: ({ context }) => context.isPlain,
    isDisconnected: ({ context }) => !context.isConnected,
    isRateLimited: ({ context }, frame: LiveFrame) =>
      frame.type === "error" &&
      frame.code === "rate_limited" &&
      frame.conversation_id === context.conversationId,
  },
  delays: {
    /** How long the history waits for the live connection. */
    connectionTimeout: 1000,
    /** How long an acknowledgement may take while the connection is open, or a plain backend's echo. */
    ackTimeout: ({ context }) => (context.isPlain ? 2000 : 20_000),
    refusalDelay: ({ context }) => retryDelay(context.refusals),
    refreshDelay: ({ context }) => retryDelay(context.attempts),
  },
});

import type { Schemas } from "@gemel/api";
import type { LiveFrame } from "@gemel/api/live";
import { assign, sendParent, sendTo, setup } from "xstate";
import { chatMachine, type ChatInput, type Outbox } from "../chat/chat.machine.ts";
import {
  type OpeningFailure,
  readOpeningFailure,
} from "../conversation-opening/conversation-opening.machine.ts";
import type { Failure } from "../failure.ts";
import {
  liveConnectionMachine,
  type LiveConnectionInput,
} from "../live-connection/live-connection.machine.ts";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { rejectionOf } from "../params.ts";

export interface AdviceInput
  extends
    Pick<ChatInput, "memberId" | "isPlain" | "now" | "createId">,
    Pick<LiveConnectionInput, "random"> {
  /** The candidate whom the advice is about. */
  readonly candidateUserId: string;
}

/** The conversation with the advisor. */
export interface StartedAdvice {
  readonly conversationId: string;
  /** Messages that an earlier visit could not send. */
  readonly outbox: Outbox;
}

export interface AdviceContext extends AdviceInput {
  readonly started: StartedAdvice | null;
  readonly failure: OpeningFailure | null;
}

export type AdviceEvent =
  | { type: "advice.retry" }
  /** From the live connection to `talk`. */
  | { type: "connection.opened" }
  | { type: "frame.received"; frame: LiveFrame }
  /** From `talk` to the live connection. */
  | { type: "frame.send"; frame: Schemas["SentMessageFrame"] };

/** The messages, from the history and over the live connection; the host provides the rest. */
export const adviceTalk = chatMachine.provide({
  actions: {
    sendFrame: sendParent((_, frame) => ({ type: "frame.send", frame })),
  },
});

/** The live connection, which forwards received frames; the host provides the rest. */
export const adviceConnection = liveConnectionMachine.provide({
  actions: {
    announceOpened: sendParent({ type: "connection.opened" }),
    announceFrame: sendParent((_, frame) => ({ type: "frame.received", frame })),
  },
});

type ConnectionState = Readonly<{ value: unknown }>;

/**
 * An advice session (docs/product.md section 4): the conversation with the advisor Duo about one candidate is
 * opened, then used. `talk` is the chat machine with the history and the live connection of the advice:
 * `chat.machine.ts` documents how it handles pages, dropped connections, statuses and the member's
 * messages.
 */
export const adviceMachine = setup({
  types: {
    context: {} as AdviceContext,
    events: {} as AdviceEvent,
    input: {} as AdviceInput,
    children: {} as { talk: "talk"; connection: "connection" },
  },
  actors: {
    startAdvice: hostActor<StartedAdvice, Pick<AdviceInput, "candidateUserId" | "memberId">>(
      "startAdvice",
    ),
    talk: adviceTalk,
    connection: adviceConnection,
  },
  actions: {
    rememberFailure: assign({ failure: (_, failure: Failure) => readOpeningFailure(failure) }),
    sendLost: sendTo("talk", { type: "connection.lost" }),
    sendFrame: sendTo("connection", (_, frame: Schemas["SentMessageFrame"]) => ({
      type: "frame.send",
      frame,
    })),
  },
  guards: {
    isMissing: (_, failure: Failure) => readOpeningFailure(failure) === "notFound",
    isClosed: (_, { value }: ConnectionState) => value === "closed",
    isDisconnected: (_, { value }: ConnectionState) => value !== "open",
  },
}).createMachine({
  id: "advice",
  context: ({ input }) => ({ ...input, started: null, failure: null }),
  initial: "starting",
  states: {
    starting: {
      entry: assign({ failure: null }),
      invoke: {
        src: "startAdvice",
        input: ({ context: { candidateUserId, memberId } }) => ({ candidateUserId, memberId }),
        onDone: { target: "talking", actions: assign({ started: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: "isMissing", params: rejectionOf },
            target: "notFound",
            actions: { type: "rememberFailure", params: rejectionOf },
          },
          { target: "failed", actions: { type: "rememberFailure", params: rejectionOf } },
        ],
      },
    },
    failed: { on: { "advice.retry": "starting" } },
    /** The candidate does not exist. */
    notFound: {},
    talking: {
      invoke: [
        {
          src: "talk",
          id: "talk",
          input: ({ context: { started, memberId, isPlain, now, createId } }) => ({
            ...present(started, "the conversation"),
            ...(isPlain !== undefined && { isPlain }),
            memberId,
            now,
            createId,
          }),
          onError: { target: "failed", actions: { type: "rememberFailure", params: rejectionOf } },
        },
        {
          src: "connection",
          id: "connection",
          input: ({ context: { started, now, random } }) => ({
            conversationId: present(started, "the conversation").conversationId,
            now,
            random,
          }),
          onError: { target: "failed", actions: { type: "rememberFailure", params: rejectionOf } },
          onSnapshot: [
            {
              guard: { type: "isClosed", params: ({ event }) => event.snapshot },
              actions: ["sendLost", sendTo("talk", { type: "conversation.end" })],
            },
            {
              guard: { type: "isDisconnected", params: ({ event }) => event.snapshot },
              actions: "sendLost",
            },
          ],
        },
      ],
      on: {
        "connection.opened": { actions: sendTo("talk", { type: "connection.opened" }) },
        "frame.received": {
          actions: sendTo("talk", ({ event }) => ({ type: "frame.received", frame: event.frame })),
        },
        "frame.send": { actions: { type: "sendFrame", params: ({ event }) => event.frame } },
      },
    },
  },
});

import { assertEvent, assign, not, raise, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { type ContactDraft, isSendable, tidyDraft } from "./draft.ts";
import {
  type ContactFailure,
  contactWait,
  readContactFailure,
  tooFastSeconds,
} from "./failures.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { type ContactDraft, contactLimits, emptyDraft, isFilled, messageMinimum } from "./draft.ts";
export type { ContactFailure } from "./failures.ts";

export interface ContactInput {
  readonly draft: ContactDraft;
  /** Id under which the draft, unchanged, was sent before; null if it was not. */
  readonly clientMessageId: string | null;
  /** Returns a new id for a message, which makes sending it again harmless. */
  readonly createId: () => string;
}

export interface ContactContext extends ContactInput {
  /** The value of the hidden trap field: empty unless a robot filled it in. */
  readonly website: string;
  /** Received from the server, valid for one message; empty until it is loaded. */
  readonly stamp: string;
  /** Seconds until the form may be sent. */
  readonly secondsLeft: number;
  /** How many were left at the attempt that came too early. */
  readonly secondsAsked: number;
  readonly failure: ContactFailure | null;
}

export type ContactEvent =
  | { type: "field.change"; name: keyof ContactDraft | "website"; value: string }
  | { type: "message.submit"; isMember: boolean }
  | { type: "message.another" }
  | { type: "stamp.retry" }
  /** Sent by the machine itself: the stamp was used or has expired. */
  | { type: "stamp.renew" }
  /** Sent by the machine itself: the stamp is too new for the server. */
  | { type: "stamp.wait" };

/** The data sent to the server, with the texts trimmed. */
export interface ContactSending {
  readonly draft: ContactDraft;
  readonly clientMessageId: string;
  readonly stamp: string;
  readonly isMember: boolean;
}

/**
 * Writes to the people behind Gemel. A stamp is fetched beside the form and is valid after 5 s; a user who
 * sends earlier sees how many are left. The text stays through every failure, and a stamp that has run
 * out is replaced. Sent again unchanged, as after an answer that was lost, it is the same message, and
 * ours to have once. After a message another can be written.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactInput,
  },
  actors: {
    loadStamp: hostActor<string>("loadStamp"),
    sendMessage: hostActor<void, ContactSending>("sendMessage"),
  },
  actions: {
    rememberStamp: assign({
      stamp: (_, stamp: string) => stamp,
      secondsLeft: contactWait,
    }),
    renewStamp: raise({ type: "stamp.renew" }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    waitAgain: assign({
      secondsLeft: (_, failure: Failure) => tooFastSeconds(failure) ?? contactWait,
    }),
    rememberEarly: assign({ secondsAsked: ({ context }) => context.secondsLeft, failure: null }),
    changeField: assign(({ context }, { name, value }: { name: string; value: string }) =>
      name === "website"
        ? { website: value }
        : { draft: { ...context.draft, [name]: value }, clientMessageId: null },
    ),
    nameMessage: assign({
      clientMessageId: ({ context }) => context.clientMessageId ?? context.createId(),
    }),
    suspectRobot: assign({ failure: "robot_suspected", website: "" }),
    rememberFailure: assign({
      failure: (_, failure: Failure) => readContactFailure(failure),
    }),
    /** The next message is from the same person. */
    forgetMessage: assign({
      draft: ({ context }) => ({ ...context.draft, subject: "", message: "" }),
      clientMessageId: null,
    }),
  },
  guards: {
    isIncomplete: ({ context: { draft, stamp } }, isMember: boolean) =>
      stamp === "" || !isSendable(draft, isMember),
    isTrapFilled: ({ context }) => context.website !== "",
    isTooEarly: ({ context }) => context.secondsLeft > 0,
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    isRefusedAsEarly: (_, failure: Failure) => tooFastSeconds(failure) !== null,
    isRefusedAsExpired: (_, failure: Failure) => readContactFailure(failure) === "form_expired",
  },
  delays: { second: 1000 },
}).createMachine({
  id: "contact",
  context: ({ input }) => ({
    ...input,
    website: "",
    stamp: "",
    secondsLeft: contactWait,
    secondsAsked: 0,
    failure: null,
  }),
  type: "parallel",
  states: {
    stamp: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "loadStamp",
            onDone: { target: "young", actions: { type: "rememberStamp", params: outputOf } },
            onError: "failed",
          },
        },
        young: {
          after: {
            second: [
              { guard: "isLastSecond", target: "good", actions: "countDown" },
              { target: "young", reenter: true, actions: "countDown" },
            ],
          },
        },
        good: {
          on: {
            "stamp.renew": { target: "loading", actions: assign({ stamp: "" }) },
            "stamp.wait": "young",
          },
        },
        failed: { on: { "stamp.retry": "loading" } },
      },
    },
    form: {
      initial: "editing",
      states: {
        editing: {
          initial: "open",
          on: {
            "field.change": { actions: { type: "changeField", params: ({ event }) => event } },
            "message.submit": [
              { guard: { type: "isIncomplete", params: ({ event }) => event.isMember } },
              { guard: "isTrapFilled", target: ".open", actions: "suspectRobot" },
              { guard: "isTooEarly", target: ".early", actions: "rememberEarly" },
              { target: "submitting", actions: "nameMessage" },
            ],
          },
          states: {
            open: {},
            early: { always: { guard: not("isTooEarly"), target: "open" } },
          },
        },
        submitting: {
          entry: assign({ failure: null }),
          invoke: {
            src: "sendMessage",
            input: ({ context, event }) => {
              assertEvent(event, "message.submit");
              const { draft, clientMessageId, stamp } = context;
              return {
                draft: tidyDraft(draft),
                clientMessageId: present(clientMessageId, "the message's id"),
                stamp,
                isMember: event.isMember,
              };
            },
            onDone: { target: "sent", actions: ["forgetMessage", "renewStamp"] },
            onError: [
              {
                guard: { type: "isRefusedAsEarly", params: rejectionOf },
                target: "editing.early",
                actions: [
                  { type: "waitAgain", params: rejectionOf },
                  "rememberEarly",
                  raise({ type: "stamp.wait" }),
                ],
              },
              {
                guard: { type: "isRefusedAsExpired", params: rejectionOf },
                target: "editing",
                actions: [{ type: "rememberFailure", params: rejectionOf }, "renewStamp"],
              },
              { target: "editing", actions: { type: "rememberFailure", params: rejectionOf } },
            ],
          },
        },
        sent: { on: { "message.another": "editing" } },
      },
    },
  },
});

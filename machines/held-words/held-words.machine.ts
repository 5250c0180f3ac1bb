import type { Schemas } from "@gemel/api";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isUnreachable, readFailure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

export type HeldWordsFailure = "oneself" | "unreachable" | "failed";

/** What the dialog asks. */
export interface HeldWordsQuestion {
  readonly words: Schemas["HeldWords"];
  readonly action: Schemas["HeldWordsDecision"]["action"];
}

export interface HeldWordsContext {
  /** It stays while the dialog closes. */
  readonly question: HeldWordsQuestion | null;
  readonly note: string;
  readonly failure: HeldWordsFailure | null;
}

export type HeldWordsEvent =
  | { type: "words.ask"; question: HeldWordsQuestion }
  | { type: "words.confirm"; note: string }
  | { type: "words.close" };

function readRefusal(failure: Failure): HeldWordsFailure {
  if (isUnreachable(failure)) return "unreachable";
  const isOwn = failure.kind === "http" && failure.details.some(({ code }) => code === "oneself");
  return isOwn ? "oneself" : "failed";
}

/**
 * Releasing or discarding held words, from a dialog, with a note. A failure is said there and can be tried
 * again; that another admin was faster is as good as done.
 */
export const heldWordsMachine = setup({
  types: { context: {} as HeldWordsContext, events: {} as HeldWordsEvent },
  actors: {
    judge: fromPromise<unknown, HeldWordsQuestion & { readonly note: string }>(
      mustBeProvided("judge"),
    ),
  },
  actions: {
    announceJudged: actionMustBeProvided<HeldWordsQuestion>("announceJudged"),
    begin: assign({
      question: (_, question: HeldWordsQuestion) => question,
      note: "",
      failure: null,
    }),
    takeNote: assign({ note: (_, note: string) => note.trim(), failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readRefusal(failure) }),
  },
  guards: {
    isOvertaken: (_, failure: Failure) =>
      failure.kind === "http" && failure.code === "already_decided",
  },
}).createMachine({
  id: "heldWords",
  context: { question: null, note: "", failure: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "words.ask": {
          target: "asking",
          actions: { type: "begin", params: ({ event }) => event.question },
        },
      },
    },
    asking: {
      on: {
        "words.confirm": {
          target: "sending",
          actions: { type: "takeNote", params: ({ event }) => event.note },
        },
        "words.close": "closed",
      },
    },
    sending: {
      invoke: {
        src: "judge",
        input: ({ context: { question, note } }) => ({ ...present(question, "the words"), note }),
        onDone: {
          target: "closed",
          actions: {
            type: "announceJudged",
            params: ({ context }) => present(context.question, "the words"),
          },
        },
        onError: [
          {
            guard: { type: "isOvertaken", params: ({ event }) => readFailure(event.error) },
            target: "closed",
            actions: {
              type: "announceJudged",
              params: ({ context }) => present(context.question, "the words"),
            },
          },
          {
            target: "asking",
            actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
  },
});

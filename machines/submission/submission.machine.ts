import { assertEvent, assign, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { rejectionOf } from "../params.ts";

/** The rules that differ between submissions. */
export interface SubmissionRules<Typed, Reason> {
  readonly readFailure: (failure: Failure) => Reason;
  /** Whether what was typed can be sent; `snapshot.can()` is false where not. @default always */
  readonly isComplete?: (typed: Typed) => boolean;
  /** Whether a failure means that the work is done, as by another admin. @default never */
  readonly isDone?: (failure: Failure) => boolean;
  /** Whether the question stays open after a failure. @default false */
  readonly asksAgain?: boolean;
}

export interface SubmissionContext<Subject, Reason> {
  /** The subject of the last question or attempt; it stays while a dialog closes. */
  readonly subject: Subject | null;
  /** Whether a question came before. */
  readonly isAsked: boolean;
  /** Whether the last attempt succeeded; false from the next one on. */
  readonly isDone: boolean;
  readonly failure: Reason | null;
}

export type SubmissionEvent<Subject, Typed> =
  | { type: "submission.ask"; subject: Subject }
  | { type: "submission.confirm"; typed: Typed }
  | { type: "submission.cancel" }
  /** Sends without asking first. */
  | { type: "submission.send"; subject: Subject; typed: Typed };

interface Attempt<Subject, Typed> {
  readonly subject: Subject;
  readonly typed: Typed;
}

interface Success<Subject, Output> {
  readonly subject: Subject;
  /** Absent where a failure meant that the work was done. */
  readonly output?: Output;
}

/**
 * One call of the server that the member starts: from a form, or after a question about its subject. It
 * cannot be cancelled while it is sent. Typed data, such as a password, is not kept.
 */
export const submissionOf = <Subject, Typed, Reason, Output = unknown>({
  readFailure: readReason,
  isComplete = () => true,
  isDone = () => false,
  asksAgain = false,
}: SubmissionRules<Typed, Reason>) =>
  setup({
    types: {
      context: {} as SubmissionContext<Subject, Reason>,
      events: {} as SubmissionEvent<Subject, Typed>,
    },
    actors: {
      submit: hostActor<Output, Attempt<Subject, Typed>>("submit"),
    },
    actions: {
      announceDone: hostAction<Success<Subject, Output>>("announceDone"),
      begin: assign({
        subject: (_, { subject }: { readonly subject: Subject; readonly isAsked: boolean }) =>
          subject,
        isAsked: (_, { isAsked }) => isAsked,
        isDone: false,
        failure: null,
      }),
      rememberDone: assign({ isDone: true }),
      rememberFailure: assign({ failure: (_, failure: Failure) => readReason(failure) }),
    },
    guards: {
      isComplete: (_, typed: Typed) => isComplete(typed),
      isDone: (_, failure: Failure) => isDone(failure),
      isAskedAgain: ({ context }) => asksAgain && context.isAsked,
    },
  }).createMachine({
    id: "submission",
    context: { subject: null, isAsked: false, isDone: false, failure: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          "submission.ask": {
            target: "asking",
            actions: {
              type: "begin",
              params: ({ event }) => ({ subject: event.subject, isAsked: true }),
            },
          },
          "submission.send": {
            guard: { type: "isComplete", params: ({ event }) => event.typed },
            target: "sending",
            actions: {
              type: "begin",
              params: ({ event }) => ({ subject: event.subject, isAsked: false }),
            },
          },
        },
      },
      asking: {
        on: {
          "submission.confirm": {
            guard: { type: "isComplete", params: ({ event }) => event.typed },
            target: "sending",
            actions: assign({ failure: null }),
          },
          "submission.cancel": "idle",
        },
      },
      sending: {
        invoke: {
          src: "submit",
          input: ({ context, event }) => {
            assertEvent(event, ["submission.confirm", "submission.send"]);
            return { subject: present(context.subject, "the subject"), typed: event.typed };
          },
          onDone: {
            target: "idle",
            actions: [
              "rememberDone",
              {
                type: "announceDone",
                params: ({ context, event }) => ({
                  subject: present(context.subject, "the subject"),
                  output: event.output,
                }),
              },
            ],
          },
          onError: [
            {
              guard: { type: "isDone", params: rejectionOf },
              target: "idle",
              actions: [
                "rememberDone",
                {
                  type: "announceDone",
                  params: ({ context }) => ({ subject: present(context.subject, "the subject") }),
                },
              ],
            },
            {
              guard: "isAskedAgain",
              target: "asking",
              actions: { type: "rememberFailure", params: rejectionOf },
            },
            { target: "idle", actions: { type: "rememberFailure", params: rejectionOf } },
          ],
        },
      },
    },
  });

export const submissionMachine = submissionOf<unknown, unknown, Failure>({
  readFailure: (failure) => failure,
});

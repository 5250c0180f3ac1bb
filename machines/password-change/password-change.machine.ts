import { assertEvent, assign, fromPromise, setup } from "xstate";
import {
  type AccountFailure,
  isGuessablePassword,
  isWrongPassword,
  readAccountFailure,
} from "../account-failure.ts";
import { type Failure, readFailure } from "../failure.ts";
import { blames } from "../refusal.ts";
import { mustBeProvided } from "../must-be-provided.ts";
import { passwordProblem } from "../password.ts";

/** `password_refused`: the new one does not please the server, for a reason that it does not name. */
export type PasswordChangeFailure =
  | "wrong_password"
  | "password_guessable"
  | "password_refused"
  | AccountFailure;

export interface PasswordChangeContext {
  readonly failure: PasswordChangeFailure | null;
}

interface Typed {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordChangeEvent = { type: "password.submit" } & Typed;

function readPasswordChangeFailure(failure: Failure): PasswordChangeFailure {
  if (isWrongPassword(failure) || blames(failure, "current_password")) return "wrong_password";
  if (isGuessablePassword(failure)) return "password_guessable";
  if (blames(failure, "new_password")) return "password_refused";
  return readAccountFailure(failure);
}

const isComplete = ({ current, password, confirmation }: Typed): boolean =>
  current !== "" && passwordProblem(password, confirmation) === null;

/**
 * Sets a new password for a member who gives the one that holds. Refuses (`snapshot.can()` is
 * false) an attempt without that one, and a new one that is too short or unlike its confirmation.
 */
export const passwordChangeMachine = setup({
  types: { context: {} as PasswordChangeContext, events: {} as PasswordChangeEvent },
  actors: {
    changePassword: fromPromise<void, { readonly current: string; readonly password: string }>(
      mustBeProvided("changePassword"),
    ),
  },
  actions: {
    /** Every other session has ended. */
    announceChanged: mustBeProvided("announceChanged"),
    rememberFailure: assign({
      failure: (_, failure: Failure) => readPasswordChangeFailure(failure),
    }),
    forgetFailure: assign({ failure: null }),
  },
  guards: { isComplete: (_, typed: Typed) => isComplete(typed) },
}).createMachine({
  id: "passwordChange",
  context: { failure: null },
  initial: "resting",
  states: {
    resting: {
      initial: "editing",
      on: {
        "password.submit": {
          guard: { type: "isComplete", params: ({ event }) => event },
          target: "submitting",
        },
      },
      states: { editing: {}, changed: {} },
    },
    submitting: {
      entry: "forgetFailure",
      invoke: {
        src: "changePassword",
        input: ({ event }) => {
          assertEvent(event, "password.submit");
          return { current: event.current, password: event.password };
        },
        onDone: { target: "resting.changed", actions: "announceChanged" },
        onError: {
          target: "resting",
          actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
        },
      },
    },
  },
});

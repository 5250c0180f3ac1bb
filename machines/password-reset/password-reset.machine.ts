import { assertEvent, assign, setup } from "xstate";
import { isGuessablePassword } from "../account-failure.ts";
import { type Failure, isRateLimited, isServerFault, isUnreachable } from "../failure.ts";
import { blames, serverMessage } from "../refusal.ts";
import { hostActor, mustBeProvided } from "../must-be-provided.ts";
import { passwordProblem } from "../password.ts";
import { rejectionOf } from "../params.ts";

export { passwordMaximum, passwordMinimum, passwordProblem } from "../password.ts";

/** The failure that the page shows; `message` is the server's own and replaces the page's text if present. */
export interface ResetFailure {
  readonly kind:
    | "link_invalid"
    | "password_guessable"
    | "password_refused"
    | "rate_limited"
    | "unreachable"
    | "failed";
  readonly message: string | null;
}

export interface PasswordResetContext {
  /** The token of the link; null when the link had none. */
  readonly token: string | null;
  readonly failure: ResetFailure | null;
  /** The server's sentence about the new password; null if it sent none. */
  readonly message: string | null;
}

export type PasswordResetEvent =
  | { type: "password.submit"; password: string; confirmation: string }
  | { type: "countdown.skip" };

function readResetFailure(failure: Failure): ResetFailure {
  if (isUnreachable(failure)) return { kind: "unreachable", message: null };
  if (isRateLimited(failure)) return { kind: "rate_limited", message: null };
  if (isGuessablePassword(failure)) return { kind: "password_guessable", message: null };
  const message = serverMessage(failure);
  if (failure.kind !== "http" || isServerFault(failure)) return { kind: "failed", message };
  // The specification has no code: whatever else the server refuses is the link.
  return { kind: blames(failure, "password") ? "password_refused" : "link_invalid", message };
}

/**
 * Sets a new password with the token of a mailed link, then goes to the login page after 3 s.
 * Refuses (`snapshot.can()` is false) a password that is too short, too long or unlike its confirmation.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as { readonly token: string | null },
  },
  actors: {
    resetPassword: hostActor<
      { readonly message: string | null },
      { readonly token: string; readonly password: string }
    >("resetPassword"),
  },
  actions: {
    goToSignIn: mustBeProvided("goToSignIn"),
    rememberFailure: assign({
      failure: (_, failure: Failure) => readResetFailure(failure),
    }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null && context.token !== "",
    passwordAccepted: (_, typed: { password: string; confirmation: string }) =>
      passwordProblem(typed.password, typed.confirmation) === null,
  },
  delays: { redirectDelay: 3000 },
}).createMachine({
  id: "passwordReset",
  context: ({ input }) => ({ token: input.token, failure: null, message: null }),
  initial: "reading",
  states: {
    reading: {
      always: [{ guard: "hasToken", target: "editing" }, { target: "noToken" }],
    },
    noToken: {},
    editing: {
      on: {
        "password.submit": {
          guard: { type: "passwordAccepted", params: ({ event }) => event },
          target: "submitting",
        },
      },
    },
    submitting: {
      entry: assign({ failure: null }),
      invoke: {
        src: "resetPassword",
        input: ({ context, event }) => {
          assertEvent(event, "password.submit");
          return { token: context.token ?? "", password: event.password };
        },
        onDone: {
          target: "done",
          actions: assign({ message: ({ event }) => event.output.message }),
        },
        onError: { target: "editing", actions: { type: "rememberFailure", params: rejectionOf } },
      },
    },
    done: {
      after: { redirectDelay: "leaving" },
      on: { "countdown.skip": "leaving" },
    },
    leaving: { entry: "goToSignIn" },
  },
});

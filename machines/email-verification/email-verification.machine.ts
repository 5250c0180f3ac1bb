import { assign, fromPromise, setup } from "xstate";
import {
  type Failure,
  isRateLimited,
  isServerFault,
  isUnreachable,
  readFailure,
  serverMessage,
} from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";

export interface EmailVerificationContext {
  /** The token of the link; null when the link had none. */
  readonly token: string | null;
  /** The server's own words about a refused link; null: say that it is invalid or expired. */
  readonly message: string | null;
}

export type EmailVerificationEvent = { type: "verification.retry" };

/**
 * Verifies an e-mail address by the token of a mailed link. Verifying twice is a success twice
 * (DESIGN.md, decision 11), so a retry is always safe. A refused link stays refused; without an
 * answer the member can try again.
 */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as { readonly token: string | null },
  },
  actors: {
    verifyEmail: fromPromise<void, { readonly token: string }>(mustBeProvided("verifyEmail")),
  },
  actions: {
    rememberMessage: assign({ message: (_, failure: Failure) => serverMessage(failure) }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null && context.token !== "",
    worthRetrying: (_, failure: Failure) =>
      isUnreachable(failure) || isServerFault(failure) || isRateLimited(failure),
  },
}).createMachine({
  id: "emailVerification",
  context: ({ input }) => ({ token: input.token, message: null }),
  initial: "reading",
  states: {
    reading: {
      always: [{ guard: "hasToken", target: "verifying" }, { target: "error.missingToken" }],
    },
    verifying: {
      invoke: {
        src: "verifyEmail",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: "success",
        onError: [
          {
            guard: { type: "worthRetrying", params: ({ event }) => readFailure(event.error) },
            target: "error.unanswered",
          },
          {
            target: "error.refused",
            actions: { type: "rememberMessage", params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    success: {},
    error: {
      initial: "refused",
      states: {
        missingToken: {},
        refused: {},
        unanswered: { on: { "verification.retry": "#emailVerification.verifying" } },
      },
    },
  },
});

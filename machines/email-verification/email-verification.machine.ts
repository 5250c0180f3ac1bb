import { assertEvent, assign, setup } from "xstate";
import {
  type AccountFailure,
  type ProofFailure,
  readAccountFailure,
  readProofFailure,
} from "../account-failure.ts";
import { type Failure, hasCode, isRateLimited, isServerFault, isUnreachable } from "../failure.ts";
import { serverMessage } from "../refusal.ts";
import { hostActor } from "../must-be-provided.ts";
import { rejectionOf } from "../params.ts";

export type { ProofFailure } from "../account-failure.ts";

export interface EmailVerificationContext {
  /** The token of the link; null when the link had none. */
  readonly token: string | null;
  /** Why there was no answer that says something about the link. */
  readonly failure: AccountFailure | null;
  /** The server's own words about what failed; null: say that the link is invalid or expired. */
  readonly message: string | null;
  readonly proofFailure: ProofFailure | null;
}

export type EmailVerificationEvent =
  | { type: "verification.retry" }
  | { type: "password.submit"; password: string };

/**
 * Verifies an e-mail address by the token of a mailed link. In another browser than the one that registered
 * the server asks for the password of the registration (decision 0008). Verifying twice is a
 * success twice (decision 11), so a retry is always safe. A refused link stays refused; without an answer
 * the member can try again.
 */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as { readonly token: string | null },
  },
  actors: {
    verifyEmail: hostActor<void, { readonly token: string }>("verifyEmail"),
    verifyByPassword: hostActor<void, { readonly token: string; readonly password: string }>(
      "verifyByPassword",
    ),
  },
  actions: {
    rememberProofFailure: assign({
      proofFailure: (_, failure: Failure) => readProofFailure(failure),
    }),
    rememberFailure: assign((_, failure: Failure) => ({
      failure: readAccountFailure(failure),
      message: serverMessage(failure),
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null && context.token !== "",
    passwordRequired: (_, failure: Failure) => hasCode(failure, "password_required"),
    withdrawn: (_, failure: Failure) => hasCode(failure, "registration_withdrawn"),
    linkRefused: (_, failure: Failure) => hasCode(failure, "invalid_link", "expired_link"),
    worthRetrying: (_, failure: Failure) =>
      isUnreachable(failure) || isServerFault(failure) || isRateLimited(failure),
  },
}).createMachine({
  id: "emailVerification",
  context: ({ input }) => ({
    token: input.token,
    failure: null,
    message: null,
    proofFailure: null,
  }),
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
          { guard: { type: "passwordRequired", params: rejectionOf }, target: "asking" },
          { guard: { type: "withdrawn", params: rejectionOf }, target: "error.withdrawn" },
          {
            guard: { type: "worthRetrying", params: rejectionOf },
            target: "error.unanswered",
            actions: { type: "rememberFailure", params: rejectionOf },
          },
          { target: "error.refused", actions: { type: "rememberFailure", params: rejectionOf } },
        ],
      },
    },
    asking: { on: { "password.submit": "proving" } },
    proving: {
      entry: assign({ proofFailure: null }),
      invoke: {
        src: "verifyByPassword",
        input: ({ context, event }) => {
          assertEvent(event, "password.submit");
          return { token: context.token ?? "", password: event.password };
        },
        onDone: "success",
        onError: [
          { guard: { type: "withdrawn", params: rejectionOf }, target: "error.withdrawn" },
          { guard: { type: "linkRefused", params: rejectionOf }, target: "error.refused" },
          { target: "asking", actions: { type: "rememberProofFailure", params: rejectionOf } },
        ],
      },
    },
    success: {},
    error: {
      initial: "refused",
      states: {
        missingToken: {},
        refused: {},
        withdrawn: {},
        unanswered: { on: { "verification.retry": "#emailVerification.verifying" } },
      },
    },
  },
});

import { assertEvent, assign, fromPromise, setup } from "xstate";
import { type AccountFailure, isWrongPassword, readAccountFailure } from "../account-failure.ts";
import { type Failure, readFailure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";

export type DeletionFailure = "wrong_password" | AccountFailure;

export interface AccountDeletionContext {
  readonly failure: DeletionFailure | null;
}

interface Typed {
  readonly password: string;
  /** The member has said that they mean it. */
  readonly isSure: boolean;
}

export type AccountDeletionEvent =
  | { type: "deletion.ask" }
  | { type: "deletion.cancel" }
  | ({ type: "deletion.submit" } & Typed);

/** Until when a deleted account can come back. */
export interface Deleted {
  /** ISO 8601. */
  readonly erasedAt: string;
}

const readDeletionFailure = (failure: Failure): DeletionFailure =>
  isWrongPassword(failure) ? "wrong_password" : readAccountFailure(failure);

/**
 * Deletes the account of a member who gives the password and says that they mean it; refuses
 * (`snapshot.can()` is false) an attempt without either. It cannot be called off while it is sent.
 */
export const accountDeletionMachine = setup({
  types: { context: {} as AccountDeletionContext, events: {} as AccountDeletionEvent },
  actors: {
    deleteAccount: fromPromise<Deleted, { readonly password: string }>(
      mustBeProvided("deleteAccount"),
    ),
  },
  actions: {
    /** Every session has ended: what is left is to leave. */
    announceDeleted: actionMustBeProvided<Deleted>("announceDeleted"),
    rememberFailure: assign({ failure: (_, failure: Failure) => readDeletionFailure(failure) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isMeant: (_, { password, isSure }: Typed) => password !== "" && isSure,
  },
}).createMachine({
  id: "accountDeletion",
  context: { failure: null },
  initial: "closed",
  states: {
    closed: { on: { "deletion.ask": { target: "asking", actions: "forgetFailure" } } },
    asking: {
      on: {
        "deletion.cancel": "closed",
        "deletion.submit": {
          guard: { type: "isMeant", params: ({ event }) => event },
          target: "deleting",
        },
      },
    },
    deleting: {
      entry: "forgetFailure",
      invoke: {
        src: "deleteAccount",
        input: ({ event }) => {
          assertEvent(event, "deletion.submit");
          return { password: event.password };
        },
        onDone: {
          target: "deleted",
          actions: { type: "announceDeleted", params: ({ event }) => event.output },
        },
        onError: {
          target: "asking",
          actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    deleted: {},
  },
});

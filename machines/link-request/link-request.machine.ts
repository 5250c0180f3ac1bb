import { fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

export interface LinkRequestEvent {
  type: "link.request";
  email: string;
}

/**
 * Asks for a link by mail: to set a new password, or to verify an address once more. The outcome is
 * hidden on purpose, a failure included: the same confirmation is always shown, so that it does not
 * reveal who has an account (docs/product.md section 7).
 */
export const linkRequestMachine = setup({
  types: { events: {} as LinkRequestEvent },
  actors: {
    requestLink: fromPromise<void, { readonly email: string }>(mustBeProvided("requestLink")),
  },
  delays: {
    /** A request without an answer must not reveal whether the account exists either. */
    answerTimeout: 10_000,
  },
}).createMachine({
  id: "linkRequest",
  initial: "editing",
  states: {
    editing: { on: { "link.request": "sending" } },
    sending: {
      invoke: {
        src: "requestLink",
        input: ({ event }) => ({ email: event.email }),
        onDone: "sent",
        onError: "sent",
      },
      after: { answerTimeout: "sent" },
    },
    sent: {},
  },
});

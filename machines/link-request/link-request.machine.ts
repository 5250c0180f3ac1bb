import { setup } from "xstate";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { rejectionOf } from "../params.ts";
import { isNotOffered } from "../refusal.ts";

export interface LinkRequestEvent {
  type: "link.request";
  email: string;
}

/**
 * Requests a link by mail: to set a new password, or to verify an address once more. The outcome is
 * hidden on purpose, a failure included: the same confirmation is always shown, so that it does not
 * reveal who has an account (docs/product.md section 7). The one failure shown: the backend does not know
 * the call, if that is an extension.
 */
export const linkRequestMachine = setup({
  types: {
    context: {} as { readonly isExtension: boolean },
    events: {} as LinkRequestEvent,
    input: {} as { readonly isExtension: boolean },
  },
  actors: {
    requestLink: hostActor<void, { readonly email: string }>("requestLink"),
  },
  guards: {
    isNotOffered: ({ context }, failure: Failure) => context.isExtension && isNotOffered(failure),
  },
  delays: {
    /** A request without an answer must not reveal whether the account exists either. */
    answerTimeout: 10_000,
  },
}).createMachine({
  id: "linkRequest",
  context: ({ input }) => input,
  initial: "editing",
  states: {
    editing: { on: { "link.request": "sending" } },
    sending: {
      invoke: {
        src: "requestLink",
        input: ({ event }) => ({ email: event.email }),
        onDone: "sent",
        onError: [
          { guard: { type: "isNotOffered", params: rejectionOf }, target: "notOffered" },
          { target: "sent" },
        ],
      },
      after: { answerTimeout: "sent" },
    },
    sent: {},
    notOffered: {},
  },
});

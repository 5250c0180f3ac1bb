import type { Candidate } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type Failure, isDayUsedUp, isNotFound, isUnreachable } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { rejectionOf } from "../params.ts";

/** The partner of the conversation: a match, or the member's own twin. */
export type ConversationRequest =
  | {
      readonly type: "user";
      readonly user: Pick<Candidate, "nickname">;
      readonly matchId: string;
    }
  | { readonly type: "twin"; readonly user: null };

/** `notFound`: there is no such match any more; `dayUsedUp`: no more people today. */
export type OpeningFailure = "notFound" | "unreachable" | "dayUsedUp" | "failed";

export interface ConversationOpeningContext {
  readonly request: ConversationRequest | null;
  readonly failure: OpeningFailure | null;
}

export type ConversationOpeningEvent =
  | { type: "conversation.open"; request: ConversationRequest }
  | { type: "conversation.retry" }
  | { type: "conversation.dismiss" };

export function readOpeningFailure(failure: Failure): OpeningFailure {
  if (isUnreachable(failure)) return "unreachable";
  if (isDayUsedUp(failure)) return "dayUsedUp";
  return isNotFound(failure) ? "notFound" : "failed";
}

/** Opens a conversation and goes to it; one at a time, the last one requested. */
export const conversationOpeningMachine = setup({
  types: {
    context: {} as ConversationOpeningContext,
    events: {} as ConversationOpeningEvent,
  },
  actors: {
    openConversation: hostActor<{ readonly conversation_id: string }, ConversationRequest>(
      "openConversation",
    ),
  },
  actions: {
    goToConversation: hostAction<{
      readonly conversationId: string;
      readonly request: ConversationRequest;
    }>("goToConversation"),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readOpeningFailure(failure) }),
  },
}).createMachine({
  id: "conversationOpening",
  context: { request: null, failure: null },
  initial: "idle",
  on: {
    "conversation.open": {
      target: ".opening",
      reenter: true,
      actions: assign({ request: ({ event }) => event.request }),
    },
  },
  states: {
    idle: {},
    opening: {
      entry: "forgetFailure",
      invoke: {
        src: "openConversation",
        input: ({ context }) => present(context.request, "the request"),
        onDone: {
          target: "idle",
          actions: {
            type: "goToConversation",
            params: ({ context, event }) => ({
              conversationId: event.output.conversation_id,
              request: present(context.request, "the request"),
            }),
          },
        },
        onError: { target: "failed", actions: { type: "rememberFailure", params: rejectionOf } },
      },
    },
    failed: {
      on: {
        "conversation.retry": "opening",
        "conversation.dismiss": { target: "idle", actions: "forgetFailure" },
      },
    },
  },
});

import type { Candidate } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type Failure, hasCode, isDayUsedUp, isNotFound, isUnreachable } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { rejectionOf } from "../params.ts";

/** Whether the two are a match decides which of the owner's two switches counts. */
export type TwinStage = "preLike" | "match";

export interface TwinModalContext {
  /** The owner of the twin; null while the modal has not been open. */
  readonly candidate: Candidate | null;
  readonly failure: "unreachable" | "dayUsedUp" | "failed" | null;
}

export type TwinModalEvent =
  | { type: "twin.open"; candidate: Candidate; stage: TwinStage }
  | { type: "twin.start" }
  | { type: "twin.close" };

type Opening = Pick<Extract<TwinModalEvent, { type: "twin.open" }>, "candidate" | "stage">;

/**
 * Whether a candidate's twin can be talked to: what the server says, else the owner's switch for
 * this stage (docs/product.md section 4, "Twin sharing").
 */
export function isTwinOpen({ candidate, stage }: Opening): boolean {
  const { twin_available, twin_share_pre_like, twin_share_on_match } = candidate;
  return twin_available ?? (stage === "match" ? twin_share_on_match : twin_share_pre_like);
}

/** The twin is not there, or its owner does not share it any more. */
const isNotShared = (failure: Failure): boolean =>
  isNotFound(failure) || hasCode(failure, "twin_not_shared", "not_ready");

/**
 * The modal that a card's twin action opens: it says that an AI will speak and for whom, opens the
 * conversation with the twin, and shows when it is not available. The server decides: a twin that was
 * offered may have been closed since.
 */
export const twinModalMachine = setup({
  types: { context: {} as TwinModalContext, events: {} as TwinModalEvent },
  actors: {
    startTwin: hostActor<
      { readonly conversation_id: string },
      { readonly candidateUserId: string }
    >("startTwin"),
  },
  actions: {
    goToConversation: hostAction<{
      readonly conversationId: string;
      readonly candidate: Candidate;
    }>("goToConversation"),
    take: assign({ candidate: (_, { candidate }: Opening) => candidate, failure: null }),
    rememberFailure: assign({
      failure: (_, failure: Failure): TwinModalContext["failure"] =>
        isUnreachable(failure) ? "unreachable" : isDayUsedUp(failure) ? "dayUsedUp" : "failed",
    }),
  },
  guards: {
    isOpen: (_, opening: Opening) => isTwinOpen(opening),
    isNotShared: (_, failure: Failure) => isNotShared(failure),
  },
}).createMachine({
  id: "twinModal",
  context: { candidate: null, failure: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "twin.open": [
          {
            guard: { type: "isOpen", params: ({ event }) => event },
            target: "open",
            actions: { type: "take", params: ({ event }) => event },
          },
          {
            target: "open.unavailable",
            actions: { type: "take", params: ({ event }) => event },
          },
        ],
      },
    },
    open: {
      initial: "offered",
      on: { "twin.close": "closed" },
      states: {
        offered: { on: { "twin.start": "starting" } },
        starting: {
          entry: assign({ failure: null }),
          invoke: {
            src: "startTwin",
            input: ({ context }) => ({
              candidateUserId: present(context.candidate, "the candidate").id,
            }),
            onDone: {
              target: "#twinModal.closed",
              actions: {
                type: "goToConversation",
                params: ({ context, event }) => ({
                  conversationId: event.output.conversation_id,
                  candidate: present(context.candidate, "the candidate"),
                }),
              },
            },
            onError: [
              { guard: { type: "isNotShared", params: rejectionOf }, target: "unavailable" },
              { target: "offered", actions: { type: "rememberFailure", params: rejectionOf } },
            ],
          },
        },
        unavailable: {},
      },
    },
  },
});

import type { Schemas } from "@gemel/api";
import type { TwinSharing } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { rejectionOf } from "../params.ts";

type Decision = Schemas["TwinSharingDecision"];

export interface TwinSharingContext {
  /** Settings as the server has them; null until they are loaded. */
  readonly sharing: TwinSharing | null;
  /** The answers that others may see once this is confirmed. */
  readonly allowed: ReadonlySet<string>;
  /** `stale`: the answers have changed, and the new ones are shown. */
  readonly failure: AccountFailure | "stale" | null;
}

export type TwinSharingEvent =
  | { type: "sharing.retry" }
  | { type: "answer.switch"; questionId: string; isAllowed: boolean }
  | { type: "sharing.confirm" }
  | { type: "sharing.withdraw" };

/** Whether something else is chosen than what is confirmed, or nothing is confirmed yet. */
export const isUnconfirmed = ({ sharing, allowed }: TwinSharingContext): boolean =>
  sharing?.confirmed_at === null ||
  sharing?.answers.some(
    (each) => each.allowed !== allowed.has(each.question_id) || each.changed,
  ) === true;

const decisionOf = ({ sharing, allowed }: TwinSharingContext): Decision => ({
  answers: (sharing?.answers ?? []).map(({ question_id, words }) => ({
    question_id,
    words,
    allowed: allowed.has(question_id),
  })),
});

const failWith = {
  target: "idle",
  actions: { type: "rememberFailure", params: rejectionOf },
} as const;

const take = {
  type: "take",
  params: ({ event }: { event: { output: TwinSharing } }) => event.output,
} as const;

/** The texts that a member's twin may share: chosen answer by answer, confirmed and withdrawn at once. */
export const twinSharingMachine = setup({
  types: { context: {} as TwinSharingContext, events: {} as TwinSharingEvent },
  actors: {
    loadSharing: hostActor<TwinSharing>("loadSharing"),
    confirm: hostActor<TwinSharing, Decision>("confirm"),
    withdraw: hostActor<TwinSharing>("withdraw"),
  },
  actions: {
    take: assign((_, sharing: TwinSharing) => ({
      sharing,
      allowed: new Set(
        sharing.answers.filter(({ allowed }) => allowed).map(({ question_id }) => question_id),
      ),
    })),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readAccountFailure(failure) }),
  },
  guards: {
    isStale: (_, failure: Failure) => failure.kind === "http" && failure.status === 422,
  },
}).createMachine({
  id: "twinSharing",
  context: { sharing: null, allowed: new Set(), failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadSharing",
        onDone: { target: "ready", actions: take },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "sharing.retry": { target: "loading", actions: "forgetFailure" } } },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "answer.switch": {
              actions: assign({
                allowed: ({ context, event }) => {
                  const allowed = new Set(context.allowed);
                  if (event.isAllowed) allowed.add(event.questionId);
                  else allowed.delete(event.questionId);
                  return allowed;
                },
                failure: null,
              }),
            },
            "sharing.confirm": { target: "confirming", actions: "forgetFailure" },
            "sharing.withdraw": { target: "withdrawing", actions: "forgetFailure" },
          },
        },
        confirming: {
          invoke: {
            src: "confirm",
            input: ({ context }) => decisionOf(context),
            onDone: { target: "idle", actions: take },
            onError: [
              {
                guard: { type: "isStale", params: rejectionOf },
                target: "#twinSharing.loading",
                actions: assign({ failure: "stale" as const }),
              },
              failWith,
            ],
          },
        },
        withdrawing: {
          invoke: {
            src: "withdraw",
            onDone: { target: "idle", actions: take },
            onError: failWith,
          },
        },
      },
    },
  },
});

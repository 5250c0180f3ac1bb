import type { Schemas } from "@gemel/api";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isUnreachable, readFailure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

type Member = Schemas["MemberSummary"];

export type ReinstatementFailure = "unreachable" | "failed";

export interface ReinstatementContext {
  /** Whom the dialog is about; they stay while it closes. */
  readonly member: Member | null;
  readonly note: string;
  readonly failure: ReinstatementFailure | null;
}

export type ReinstatementEvent =
  | { type: "reinstatement.open"; member: Member }
  | { type: "reinstatement.confirm"; note: string }
  | { type: "reinstatement.close" };

/** Ending a suspension, from its dialog, with a note. A failure is said there and can be tried again. */
export const reinstatementMachine = setup({
  types: { context: {} as ReinstatementContext, events: {} as ReinstatementEvent },
  actors: {
    reinstate: fromPromise<unknown, { readonly memberId: string; readonly note: string }>(
      mustBeProvided("reinstate"),
    ),
  },
  actions: {
    announceReinstated: actionMustBeProvided<Member>("announceReinstated"),
    begin: assign({ member: (_, member: Member) => member, note: "", failure: null }),
    takeNote: assign({ note: (_, note: string) => note.trim(), failure: null }),
    rememberFailure: assign({
      failure: (_, failure: Failure) => (isUnreachable(failure) ? "unreachable" : "failed"),
    }),
  },
}).createMachine({
  id: "reinstatement",
  context: { member: null, note: "", failure: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "reinstatement.open": {
          target: "asking",
          actions: { type: "begin", params: ({ event }) => event.member },
        },
      },
    },
    asking: {
      on: {
        "reinstatement.confirm": {
          target: "sending",
          actions: { type: "takeNote", params: ({ event }) => event.note },
        },
        "reinstatement.close": "closed",
      },
    },
    sending: {
      invoke: {
        src: "reinstate",
        input: ({ context: { member, note } }) => ({
          memberId: present(member, "the member").id,
          note,
        }),
        onDone: {
          target: "closed",
          actions: {
            type: "announceReinstated",
            params: ({ context }) => present(context.member, "the member"),
          },
        },
        onError: {
          target: "asking",
          actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
        },
      },
    },
  },
});

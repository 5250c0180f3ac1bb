import { assign, fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

export interface WarningContext {
  readonly hasFailed: boolean;
}

export type WarningEvent =
  /** The member has read it. */
  | { type: "warning.acknowledge" }
  /** The member puts it off: it is shown again the next time. */
  | { type: "warning.close" };

/** A warning of the admins, shown until the member says that they have read it. */
export const warningMachine = setup({
  types: { context: {} as WarningContext, events: {} as WarningEvent },
  actors: { acknowledge: fromPromise<unknown>(mustBeProvided("acknowledge")) },
  actions: {
    /** The server knows it: the member is to be read again. */
    announceAcknowledged: mustBeProvided("announceAcknowledged"),
    forgetFailure: assign({ hasFailed: false }),
    rememberFailure: assign({ hasFailed: true }),
  },
}).createMachine({
  id: "warning",
  context: { hasFailed: false },
  initial: "shown",
  states: {
    shown: {
      on: {
        "warning.acknowledge": { target: "sending", actions: "forgetFailure" },
        "warning.close": "closed",
      },
    },
    sending: {
      invoke: {
        src: "acknowledge",
        onDone: { target: "closed", actions: "announceAcknowledged" },
        onError: { target: "shown", actions: "rememberFailure" },
      },
    },
    closed: {},
  },
});

import type { Schemas } from "@gemel/api";
import { assertEvent, assign, setup } from "xstate";
import { type AccountFailure, isWrongPassword, readAccountFailure } from "../account-failure.ts";
import { type Failure, isNotFound, readFailure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { retryDelay } from "../retry-delay.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type DataExport = Schemas["DataExport"];

export interface DataExportFailure {
  readonly step: "request" | "download";
  readonly reason: AccountFailure;
}

export interface DataExportContext {
  readonly dataExport: DataExport | null;
  /** The file was not there any more when it was fetched. */
  readonly isExpired: boolean;
  /** Number of checks whether the copy is ready. */
  readonly attempts: number;
  /** Bytes of the file that have come. */
  readonly received: number;
  /** The file was handed over to the member. */
  readonly isDownloaded: boolean;
  readonly failure: DataExportFailure | null;
  /** The password that was given is not the one that holds. */
  readonly isPasswordWrong: boolean;
}

export type DataExportEvent =
  | { type: "export.retry" }
  | { type: "export.request" }
  | { type: "export.submit"; password: string }
  | { type: "export.dismiss" }
  /** The member looks at the page again. */
  | { type: "export.look" }
  | { type: "export.download" }
  | { type: "export.received"; bytes: number }
  | { type: "export.cancel" };

export interface FileFetching {
  readonly onReceived: (bytes: number) => void;
}

/**
 * The copy of everything about a member: asked for with the password, being made, fetched. While it is made it asks
 * how it stands, at first after a second and then ever more seldom, and at once when the member
 * comes back to the page.
 */
export const dataExportMachine = setup({
  types: { context: {} as DataExportContext, events: {} as DataExportEvent },
  actors: {
    loadExport: hostActor<DataExport>("loadExport"),
    requestExport: hostActor<DataExport, { readonly password: string }>("requestExport"),
    fetchFile: hostActor<Blob, FileFetching>("fetchFile"),
  },
  actions: {
    /** Gives the file to the member. */
    saveFile: hostAction<Blob>("saveFile"),
    take: assign({ dataExport: (_, dataExport: DataExport) => dataExport }),
    takeNew: assign((_, dataExport: DataExport) => ({
      dataExport,
      isExpired: false,
      attempts: 0,
      isDownloaded: false,
    })),
    rememberFailure: assign({
      failure: (_, { step, failure }: { step: DataExportFailure["step"]; failure: Failure }) => ({
        step,
        reason: readAccountFailure(failure),
      }),
    }),
  },
  guards: {
    isPreparing: ({ context }) => context.dataExport?.status === "preparing",
    isReady: ({ context: { dataExport, isExpired } }) =>
      dataExport?.status === "ready" && !isExpired,
    isGiven: (_, password: string) => password !== "",
    isWrong: (_, failure: Failure) => isWrongPassword(failure),
    isMissing: (_, failure: Failure) => isNotFound(failure),
  },
  delays: { pollDelay: ({ context }) => retryDelay(context.attempts) },
}).createMachine({
  id: "dataExport",
  context: {
    dataExport: null,
    isExpired: false,
    attempts: 0,
    received: 0,
    isDownloaded: false,
    failure: null,
    isPasswordWrong: false,
  },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadExport",
        onDone: { target: "standing", actions: { type: "take", params: outputOf } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "export.retry": "loading" } },
    standing: {
      always: [
        { guard: "isPreparing", target: "preparing" },
        { guard: "isReady", target: "ready" },
        { target: "offered" },
      ],
    },
    offered: { on: { "export.request": "asking" } },
    asking: {
      exit: assign({ isPasswordWrong: false, failure: null }),
      on: {
        "export.submit": {
          guard: { type: "isGiven", params: ({ event }) => event.password },
          target: "requesting",
        },
        "export.dismiss": "standing",
      },
    },
    requesting: {
      invoke: {
        src: "requestExport",
        input: ({ event }) => {
          assertEvent(event, "export.submit");
          return { password: event.password };
        },
        onDone: { target: "standing", actions: { type: "takeNew", params: outputOf } },
        onError: [
          {
            guard: { type: "isWrong", params: rejectionOf },
            target: "asking",
            actions: assign({ isPasswordWrong: true }),
          },
          {
            target: "standing",
            actions: {
              type: "rememberFailure",
              params: ({ event }) => ({ step: "request", failure: readFailure(event.error) }),
            },
          },
        ],
      },
    },
    preparing: {
      initial: "waiting",
      states: {
        waiting: {
          entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
          after: { pollDelay: "asking" },
          on: { "export.look": "asking" },
        },
        asking: {
          invoke: {
            src: "loadExport",
            onDone: { target: "#dataExport.standing", actions: { type: "take", params: outputOf } },
            onError: "waiting",
          },
        },
      },
    },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: { "export.download": "downloading", "export.request": "#dataExport.asking" },
        },
        downloading: {
          entry: assign({ received: 0, isDownloaded: false, failure: null }),
          invoke: {
            src: "fetchFile",
            input: ({ self }) => ({
              onReceived: (bytes) => self.send({ type: "export.received", bytes }),
            }),
            onDone: {
              target: "idle",
              actions: [assign({ isDownloaded: true }), { type: "saveFile", params: outputOf }],
            },
            onError: [
              {
                guard: { type: "isMissing", params: rejectionOf },
                target: "#dataExport.offered",
                actions: assign({ isExpired: true }),
              },
              {
                target: "idle",
                actions: {
                  type: "rememberFailure",
                  params: ({ event }) => ({ step: "download", failure: readFailure(event.error) }),
                },
              },
            ],
          },
          on: {
            "export.received": {
              actions: assign({ received: ({ event }) => event.bytes }),
            },
            "export.cancel": "idle",
          },
        },
      },
    },
  },
});

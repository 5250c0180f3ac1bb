import { assign, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

/** Kinds of work that a reload would interrupt. */
export const workKinds = [
  "recording",
  "sending",
  "playing",
  "typing",
  "countdown",
  "dialog",
] as const;

export type WorkKind = (typeof workKinds)[number];

export interface BusyContext {
  /** Work under way by its id: one entry for each, so that two dialogs count as two. */
  readonly works: Readonly<Record<string, WorkKind>>;
}

export type BusyEvent =
  | { type: "work.started"; id: string; kind: WorkKind }
  | { type: "work.ended"; id: string }
  | { type: "page.hidden" }
  | { type: "page.visible" }
  /** The page should reload, whether or not it is visible. */
  | { type: "page.outdated" };

const eventOf = <Event>({ event }: { event: Event }): Event => event;

/**
 * Tracks the work under way, and reloads the page when the tab becomes visible again (docs/product.md
 * section 2), without loss of the member's work (decision 0011). While work is under way, the reload waits;
 * it comes when the last work has ended and no other has followed, so that a written text is sent first. The
 * reload of an outdated page waits in the same way. Starting the same id again, or ending an unknown one,
 * changes nothing. `reloading` is final: the page is about to be replaced.
 */
export const busyMachine = setup({
  types: {
    context: {} as BusyContext,
    events: {} as BusyEvent,
  },
  actions: {
    reload: mustBeProvided("reload"),
    addWork: assign({
      works: ({ context }, { id, kind }: { id: string; kind: WorkKind }) => ({
        ...context.works,
        [id]: kind,
      }),
    }),
    dropWork: assign({
      works: ({ context }, ended: string) =>
        Object.fromEntries(Object.entries(context.works).filter(([id]) => id !== ended)),
    }),
  },
  guards: {
    isIdle: ({ context }) => Object.keys(context.works).length === 0,
  },
  delays: {
    /** The wait after a work ends for the work that follows from it. */
    handover: 500,
  },
}).createMachine({
  id: "busy",
  context: { works: {} },
  initial: "visible",
  on: {
    "work.started": { actions: { type: "addWork", params: eventOf } },
    "work.ended": { actions: { type: "dropWork", params: ({ event }) => event.id } },
  },
  states: {
    visible: {
      on: {
        "page.hidden": "hidden",
        "page.outdated": [{ guard: "isIdle", target: "reloading" }, { target: "waiting" }],
      },
    },
    hidden: {
      on: { "page.visible": [{ guard: "isIdle", target: "reloading" }, { target: "waiting" }] },
    },
    waiting: {
      on: { "page.hidden": "hidden" },
      always: { guard: "isIdle", target: "ended" },
    },
    ended: {
      on: {
        "page.hidden": "hidden",
        "work.started": { target: "waiting", actions: { type: "addWork", params: eventOf } },
      },
      after: { handover: "reloading" },
    },
    reloading: { entry: "reload" },
  },
});

import { assign, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

/** What a reload would interrupt. */
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
 * Who is busy, and the reload when the tab becomes visible again (docs/product.md section 2), which never
 * costs the member's work (decision 0011): while anything is under way it waits, and comes when the last work
 * has ended and no other has taken its place: a text that was written is then sent. So does the reload of a
 * page that turns out to be outdated. Starting the same id again, or ending an unknown one, changes nothing.
 * `reloading` is the end: the page is about to be another.
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
    /** From the end of a work to the beginning of the one that follows from it. */
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

import { assign, setup } from "xstate";

export interface FlashMessage {
  /** Id of the text in the catalogues. */
  readonly id: string;
  readonly tone: "info" | "success" | "warning" | "danger";
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The reasons to keep the banner: one is enough, and both may hold it at once. */
export type FlashHold = "pointer" | "focus";

export interface FlashContext {
  readonly now: () => number;
  readonly message: FlashMessage | null;
  readonly holds: readonly FlashHold[];
  /** Milliseconds of showing that are left when the timer starts next. */
  readonly remaining: number;
  readonly startedAt: number;
}

export type FlashEvent =
  | { type: "flash.show"; message: FlashMessage }
  | { type: "flash.dismiss" }
  | { type: "flash.hold"; by: FlashHold }
  | { type: "flash.release"; by: FlashHold };

/** Milliseconds (docs/product.md section 9). */
export const flashDuration = 5000;

/**
 * One banner that closes after 5 s without hover or focus (WCAG 2.2.1, decision 0014).
 * A new message replaces the shown one and has the full time: it is about now, the other one about the past.
 *
 * Not for messages that the member must not miss: an error that needs an answer belongs beside its cause.
 */
export const flashMachine = setup({
  types: {
    context: {} as FlashContext,
    events: {} as FlashEvent,
    /** `now`: milliseconds of a clock that never goes back, such as `performance.now`. */
    input: {} as { readonly now: () => number },
  },
  actions: {
    takeMessage: assign({
      message: (_, message: FlashMessage) => message,
      remaining: flashDuration,
    }),
    keepRemaining: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.startedAt)),
    }),
    addHold: assign({
      holds: ({ context }, by: FlashHold) => [...context.holds.filter((hold) => hold !== by), by],
    }),
    dropHold: assign({
      holds: ({ context }, by: FlashHold) => context.holds.filter((hold) => hold !== by),
    }),
  },
  guards: {
    heldByOther: ({ context }, by: FlashHold) => context.holds.some((hold) => hold !== by),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: "flash",
  context: ({ input }) => ({
    now: input.now,
    message: null,
    holds: [],
    remaining: flashDuration,
    startedAt: 0,
  }),
  initial: "hidden",
  states: {
    hidden: {
      on: {
        "flash.show": {
          target: "shown",
          actions: { type: "takeMessage", params: ({ event }) => event.message },
        },
      },
    },
    shown: {
      initial: "running",
      exit: assign({ message: null, holds: [] }),
      on: { "flash.dismiss": "hidden" },
      states: {
        running: {
          entry: assign({ startedAt: ({ context }) => context.now() }),
          after: { remaining: "#flash.hidden" },
          on: {
            "flash.show": {
              target: "running",
              reenter: true,
              actions: { type: "takeMessage", params: ({ event }) => event.message },
            },
            "flash.hold": {
              target: "held",
              actions: ["keepRemaining", { type: "addHold", params: ({ event }) => event.by }],
            },
          },
        },
        held: {
          on: {
            "flash.show": {
              actions: { type: "takeMessage", params: ({ event }) => event.message },
            },
            "flash.hold": { actions: { type: "addHold", params: ({ event }) => event.by } },
            "flash.release": [
              {
                guard: { type: "heldByOther", params: ({ event }) => event.by },
                actions: { type: "dropHold", params: ({ event }) => event.by },
              },
              {
                target: "running",
                actions: { type: "dropHold", params: ({ event }) => event.by },
              },
            ],
          },
        },
      },
    },
  },
});

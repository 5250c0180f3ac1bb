import type { Block } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import { type Failure, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

export interface BlockListContext {
  readonly blocks: readonly Block[];
  /** About whom the question is. */
  readonly asked: Block | null;
  /** Who was unblocked last; said until something else happens. */
  readonly ended: Block | null;
  readonly failure: AccountFailure | null;
}

export type BlockListEvent =
  | { type: "blocks.retry" }
  | { type: "unblock.ask"; block: Block }
  | { type: "unblock.confirm" }
  | { type: "unblock.cancel" };

/**
 * The members whom a member has blocked. Unblocking asks for a confirmation, because a deleted member
 * cannot be blocked again.
 */
export const blockListMachine = setup({
  types: { context: {} as BlockListContext, events: {} as BlockListEvent },
  actors: {
    loadBlocks: fromPromise<readonly Block[]>(mustBeProvided("loadBlocks")),
    unblock: fromPromise<void, { readonly userId: string }>(mustBeProvided("unblock")),
  },
  actions: {
    take: assign({ blocks: (_, blocks: readonly Block[]) => blocks }),
    ask: assign({ asked: (_, block: Block) => block, ended: null, failure: null }),
    drop: assign(({ context: { blocks, asked } }) => ({
      blocks: blocks.filter(({ user_id }) => user_id !== asked?.user_id),
      ended: asked,
    })),
    rememberFailure: assign({ failure: (_, failure: Failure) => readAccountFailure(failure) }),
  },
}).createMachine({
  id: "blockList",
  context: { blocks: [], asked: null, ended: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadBlocks",
        onDone: { target: "ready", actions: { type: "take", params: ({ event }) => event.output } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "blocks.retry": "loading" } },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "unblock.ask": {
              target: "asking",
              actions: { type: "ask", params: ({ event }) => event.block },
            },
          },
        },
        asking: { on: { "unblock.confirm": "unblocking", "unblock.cancel": "idle" } },
        unblocking: {
          invoke: {
            src: "unblock",
            input: ({ context }) => ({ userId: present(context.asked, "the block").user_id }),
            onDone: { target: "idle", actions: "drop" },
            onError: {
              target: "idle",
              actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
            },
          },
        },
      },
    },
  },
});

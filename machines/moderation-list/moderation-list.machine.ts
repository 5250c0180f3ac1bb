import type { Schemas } from "@gemel/api";
import type { Page } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";
import {
  appendPage,
  countOf,
  emptyList,
  isStaleCursor,
  type PagedList,
  startAnew,
} from "../paged-list.ts";

/** The lists of the page, as its tabs name them. */
export const moderationLists = ["open", "held", "closed", "audit"] as const;
export type ModerationList = (typeof moderationLists)[number];

/** A report on `open` and `closed`, words of a member on `held`, an entry of the trail on `audit`. */
export type ModerationItem =
  | Schemas["ReportSummary"]
  | Schemas["HeldWords"]
  | Schemas["AuditEntry"];

export interface ModerationListContext extends PagedList<ModerationItem> {
  readonly list: ModerationList;
}

export type ModerationListEvent =
  /** Reloads the list; what is shown stays until the answer is there. */
  | { type: "list.reload" }
  | { type: "list.retry" }
  /** The end of the list comes near. */
  | { type: "list.more" };

const idOf = ({ id }: ModerationItem): string => id;

/** How many there are on all pages; null where the server does not say and there are more. */
export const countInModeration = (context: ModerationListContext): number | null =>
  countOf(context, idOf);

/**
 * One of the lists of moderation, page by page. A failed further page or reload is not reported:
 * what is there stays, and the end of the list asks again.
 */
export const moderationListMachine = setup({
  types: {
    context: {} as ModerationListContext,
    events: {} as ModerationListEvent,
    input: {} as Pick<ModerationListContext, "list">,
  },
  actors: {
    loadPage: fromPromise<
      Page<ModerationItem>,
      { readonly list: ModerationList; readonly after: string | null }
    >(mustBeProvided("loadPage")),
  },
  actions: {
    takeFirstPage: assign(({ context }, page: Page<ModerationItem>) =>
      appendPage(startAnew(context), page, idOf),
    ),
    takePage: assign(({ context }, page: Page<ModerationItem>) => appendPage(context, page, idOf)),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    isEmpty: ({ context }) => context.items.length === 0,
    isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
  },
}).createMachine({
  id: "moderationList",
  context: ({ input }) => ({ ...emptyList, list: input.list }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadPage",
        input: ({ context }) => ({ list: context.list, after: null }),
        onDone: {
          target: "loaded",
          actions: { type: "takeFirstPage", params: ({ event }) => event.output },
        },
        onError: "error",
      },
    },
    loaded: {
      initial: "idle",
      on: { "list.reload": ".reloading" },
      states: {
        idle: {
          always: { guard: "isEmpty", target: "#moderationList.empty" },
          on: { "list.more": { guard: "hasMore", target: "loadingMore" } },
        },
        loadingMore: {
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ list: context.list, after: context.cursor }),
            onDone: {
              target: "idle",
              actions: { type: "takePage", params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: "isStaleCursor", params: ({ event }) => readFailure(event.error) },
                target: "reloading",
              },
              { target: "idle" },
            ],
          },
        },
        reloading: {
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ list: context.list, after: null }),
            onDone: {
              target: "idle",
              actions: { type: "takeFirstPage", params: ({ event }) => event.output },
            },
            onError: "idle",
          },
        },
      },
    },
    empty: { on: { "list.reload": "loading" } },
    error: { on: { "list.retry": "loading", "list.reload": "loading" } },
  },
});

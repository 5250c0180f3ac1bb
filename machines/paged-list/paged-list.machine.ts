import type { Page } from "@gemel/api/values";
import { assign, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { appendPage, emptyList, isStaleCursor, type PagedList, restarted } from "./items.ts";
import { rejectionOf } from "../params.ts";

export { countOf } from "./items.ts";

type Change<Item> = (items: readonly Item[]) => readonly Item[];

export type PagedListEvent<Item> =
  /** Reloads the list; what is shown stays until the answer is there. */
  | { type: "list.reload" }
  | { type: "list.retry" }
  /** The end of the list comes near. */
  | { type: "list.more" }
  /** Items have changed: the list follows without a reload. */
  | { type: "list.change"; change: Change<Item> };

/**
 * A list that comes page by page, or whole as its only page. A failed further page or reload is not
 * reported: the loaded items stay, and the end of the list requests again.
 * @param idOf - the id that an item has only once in the list
 */
export const pagedListOf = <Item>(idOf: (item: Item) => string) => {
  const pageOf = ({ event }: { event: { readonly output: Page<Item> } }) => event.output;
  const changeOf = ({ event }: { event: { readonly change: Change<Item> } }) => event.change;
  return setup({
    types: { context: {} as PagedList<Item>, events: {} as PagedListEvent<Item> },
    actors: {
      loadPage: hostActor<Page<Item>, { readonly after: string | null }>("loadPage"),
    },
    actions: {
      takeFirstPage: assign(({ context }, page: Page<Item>) =>
        appendPage(restarted(context), page, idOf),
      ),
      change: assign({
        items: ({ context }, change: Change<Item>) => change(context.items),
      }),
    },
    guards: {
      hasMore: ({ context }) => context.cursor !== null,
      isEmpty: ({ context }) => context.items.length === 0,
      isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
    },
  }).createMachine({
    id: "pagedList",
    context: emptyList,
    initial: "loading",
    // Also while it loads: the answer under way may be older than the change.
    on: { "list.reload": ".loading" },
    states: {
      loading: {
        invoke: {
          src: "loadPage",
          input: { after: null },
          onDone: {
            target: "loaded",
            actions: { type: "takeFirstPage", params: pageOf },
          },
          onError: "error",
        },
      },
      loaded: {
        initial: "idle",
        on: {
          "list.reload": ".reloading",
          "list.change": { actions: { type: "change", params: changeOf } },
        },
        states: {
          idle: {
            always: { guard: "isEmpty", target: "#pagedList.empty" },
            on: { "list.more": { guard: "hasMore", target: "loadingMore" } },
          },
          loadingMore: {
            invoke: {
              src: "loadPage",
              input: ({ context }) => ({ after: context.cursor }),
              onDone: {
                target: "idle",
                actions: assign(({ context, event }) => appendPage(context, event.output, idOf)),
              },
              onError: [
                { guard: { type: "isStaleCursor", params: rejectionOf }, target: "reloading" },
                { target: "idle" },
              ],
            },
          },
          reloading: {
            invoke: {
              src: "loadPage",
              input: { after: null },
              onDone: {
                target: "idle",
                actions: { type: "takeFirstPage", params: pageOf },
              },
              onError: "idle",
            },
            on: {
              // The answer under way may be older than the change.
              "list.change": {
                target: "reloading",
                reenter: true,
                actions: { type: "change", params: changeOf },
              },
            },
          },
        },
      },
      empty: {},
      error: { on: { "list.retry": "loading" } },
    },
  });
};

export const pagedListMachine = pagedListOf<{ readonly id: string }>(({ id }) => id);

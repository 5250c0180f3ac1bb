import type { ApiClient } from "@gemel/api";
import type { Page } from "@gemel/api/values";
import { countOf, pagedListOf } from "@gemel/machines/paged-list";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import { knownCount } from "./known-count.ts";
import { stateAmong } from "./state-among.ts";
import { useFlow } from "./use-flow.ts";

/** A list that comes whole, as its only page. */
export const onlyPage = <Item>(items: readonly Item[]): Page<Item> => ({
  items,
  next_cursor: null,
  total: items.length,
});

/**
 * A list that comes page by page.
 * @param idOf the first render's is kept, and so is `load`
 */
export function usePagedList<Item>(
  idOf: (item: Item) => string,
  load: (
    client: ApiClient,
    page: { readonly after: string | null },
    signal: AbortSignal,
  ) => Promise<Page<Item>>,
) {
  const [snapshot, send] = useFlow(({ client }) =>
    pagedListOf(idOf).provide({
      actors: {
        loadPage: fromPromise(async ({ input, signal }) => load(client, input, signal)),
      },
    }),
  );
  const { context } = snapshot;
  const phase = stateAmong(snapshot, ["loaded", "empty", "error"]) ?? "loading";
  return {
    phase,
    /** Whether the items are known, none included. */
    isReady: phase === "loaded" || phase === "empty",
    items: context.items,
    /** Number of items on all pages; null while it is not known. */
    count: knownCount(phase, () => countOf(context, idOf)),
    isLoadingMore: snapshot.matches({ loaded: "loadingMore" }),
    hasMore: context.cursor !== null,
    loadMore: () => send({ type: "list.more" }),
    reload: useCallback(() => send({ type: "list.reload" }), [send]),
    retry: () => send({ type: "list.retry" }),
    change: (change: (items: readonly Item[]) => readonly Item[]) =>
      send({ type: "list.change", change }),
  } as const;
}

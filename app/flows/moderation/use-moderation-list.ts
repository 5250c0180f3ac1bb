import { moderationOperations } from "@gemel/api";
import {
  countInModeration,
  moderationListMachine,
  moderationLists,
  type ModerationItem,
  type ModerationList,
} from "@gemel/machines/moderation-list";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useFlow } from "../use-flow.ts";

export { moderationLists };
export type { ModerationItem, ModerationList };

const phases = ["loading", "loaded", "empty", "error"] as const;

/** One of the lists of moderation, page by page. */
export function useModerationList(list: ModerationList) {
  const [snapshot, send] = useFlow(
    ({ client }) => {
      const { getReports, getHeldWords, getAuditTrail } = moderationOperations(client);
      return moderationListMachine.provide({
        actors: {
          loadPage: fromPromise(async ({ input, signal }) => {
            if (input.list === "audit") return answer(getAuditTrail(input, { signal }));
            if (input.list === "held") return answer(getHeldWords(input, { signal }));
            return answer(getReports(input.list, input, { signal }));
          }),
        },
      });
    },
    { input: { list } },
  );
  const { context } = snapshot;
  return {
    list,
    phase: phases.find((phase) => snapshot.matches(phase)) ?? "loading",
    items: context.items,
    /** On all pages; null while that is not known. */
    count: snapshot.matches("loading") ? null : countInModeration(context),
    isLoadingMore: snapshot.matches({ loaded: "loadingMore" }),
    hasMore: context.cursor !== null,
    loadMore: () => send({ type: "list.more" }),
    reload: useCallback(() => send({ type: "list.reload" }), [send]),
    retry: () => send({ type: "list.retry" }),
  } as const;
}

export type ModerationListFlow = ReturnType<typeof useModerationList>;

import type { ApiClient } from "@gemel/api";
import type { Candidate, Page } from "@gemel/api/values";
import {
  countOf,
  reactionListOf,
  type ReactionListRules,
  shownOf,
} from "@gemel/machines/reaction-list";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import {
  type Decision,
  type DecisionNews,
  type LikeRefusal,
  provideDecisions,
  type UndoFailure,
} from "./decisions.ts";
import { useDecisions } from "./use-decisions.ts";
import type { NewMatch } from "./use-match-celebration.ts";
import { useFlow } from "../use-flow.ts";

/** Receives the outcome of likes, passes and undos. */
export interface DecisionHost {
  onMatch: (match: NewMatch) => void;
  /** The call failed, and they are back. */
  onRestored: (user: Candidate) => void;
  /** The like was refused, and they are back. */
  onRefused: (decision: Decision, refusal: LikeRefusal) => void;
  /** The server did not find them, and they stay away. */
  onGone: (user: Candidate) => void;
  onUndone: (user: Candidate) => void;
  onNotUndone: (reason: UndoFailure) => void;
}

function announce(news: DecisionNews, host: DecisionHost): void {
  const { user } = news.decision;
  if (news.type === "decision.failed") host.onRestored(user);
  else if (news.type === "decision.refused") host.onRefused(news.decision, news.refusal);
  else if (news.type === "decision.gone") host.onGone(user);
  else if (news.type === "decision.undone") host.onUndone(user);
  else if (news.type === "decision.notUndone") host.onNotUndone(news.reason);
  else if (news.answer.status === "matched")
    host.onMatch({ user, matchId: news.answer.match_id ?? null });
}

const phases = ["loading", "error", "empty"] as const;

/**
 * A list of people: loading, paging, likes and passes with their undo.
 * @param rules the first render's are kept, and so is `load`
 */
export function useReactionList<Item, OnePage extends Page<Item>>(
  rules: ReactionListRules<Item>,
  load: (
    client: ApiClient,
    page: { readonly after: string | null },
    signal: AbortSignal,
  ) => Promise<OnePage>,
  host: DecisionHost,
) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) =>
      reactionListOf<Item, OnePage>(rules).provide({
        actors: {
          loadPage: fromPromise(async ({ input, signal }) => load(client, input, signal)),
          decisions: provideDecisions(client),
        },
        actions: { announce: (_, news) => announce(news, newest) },
      }),
    { host },
  );
  const { context } = snapshot;
  const isLoading = snapshot.matches({ list: "loading" });
  return {
    phase: phases.find((list) => snapshot.matches({ list })) ?? "loaded",
    items: shownOf(context, rules.idOf),
    /** On all pages; null while that is not known. */
    count: isLoading ? null : countOf(context, rules.idOf),
    page: context.page,
    failure: context.failure,
    isLoadingMore: snapshot.matches({ list: { loaded: "loadingMore" } }),
    isReloading:
      snapshot.matches({ list: { loaded: "reloading" } }) ||
      snapshot.matches({ list: "lookingAgain" }),
    hasMore: context.cursor !== null,
    ...useDecisions(snapshot.children.decisions),
    loadMore: () => send({ type: "list.more" }),
    /** Loads the list without what is shown. */
    restart: () => send({ type: "list.restart" }),
    reload: useCallback(() => send({ type: "list.reload" }), [send]),
    retry: () => send({ type: "list.retry" }),
    decide: (decision: Decision) => send({ type: "card.decide", decision }),
    /** Removes a person whose match ended, or who was blocked or reported. */
    remove: (id: string) => send({ type: "card.remove", id }),
  } as const;
}

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
  type Reaction,
  type ReactionOutcome,
  type LikeRefusal,
  provideReactions,
  type UndoFailure,
} from "./reactions.ts";
import { useReactions } from "./use-reactions.ts";
import type { NewMatch } from "./use-match-celebration.ts";
import { useFlow } from "../use-flow.ts";

/** Receives the outcome of likes, passes and undos. */
export interface ReactionHost {
  onMatch: (match: NewMatch) => void;
  /** The call failed, and they are back. */
  onRestored: (user: Candidate) => void;
  /** The like was refused, and they are back. */
  onRefused: (reaction: Reaction, refusal: LikeRefusal) => void;
  /** The server did not find them, and they stay away. */
  onNotFound: (user: Candidate) => void;
  onUndone: (user: Candidate) => void;
  onNotUndone: (reason: UndoFailure) => void;
}

function announce(outcome: ReactionOutcome, host: ReactionHost): void {
  const { user } = outcome.reaction;
  if (outcome.type === "reaction.failed") host.onRestored(user);
  else if (outcome.type === "reaction.refused") host.onRefused(outcome.reaction, outcome.refusal);
  else if (outcome.type === "reaction.notFound") host.onNotFound(user);
  else if (outcome.type === "reaction.undone") host.onUndone(user);
  else if (outcome.type === "reaction.notUndone") host.onNotUndone(outcome.reason);
  else if (outcome.answer.status === "matched")
    host.onMatch({ user, matchId: outcome.answer.match_id ?? null });
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
  host: ReactionHost,
) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) =>
      reactionListOf<Item, OnePage>(rules).provide({
        actors: {
          loadPage: fromPromise(async ({ input, signal }) => load(client, input, signal)),
          reactions: provideReactions(client),
        },
        actions: { announce: (_, outcome) => announce(outcome, newest) },
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
    ...useReactions(snapshot.children.reactions),
    loadMore: () => send({ type: "list.more" }),
    /** Loads the list without what is shown. */
    restart: () => send({ type: "list.restart" }),
    reload: useCallback(() => send({ type: "list.reload" }), [send]),
    retry: () => send({ type: "list.retry" }),
    react: (reaction: Reaction) => send({ type: "card.react", reaction }),
    /** Removes a person whose match ended, or who was blocked or reported. */
    remove: (id: string) => send({ type: "card.remove", id }),
  } as const;
}

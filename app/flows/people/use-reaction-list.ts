import { type ApiClient, discoverOperations, likeOperations, type Result } from "@gemel/api";
import type { Candidate, LikeEntry, Match, Page } from "@gemel/api/values";
import {
  countOf,
  feed,
  isDayUsedUp,
  likes,
  reactionListOf,
  type ReactionListRules,
  shownOf,
} from "@gemel/machines/reaction-list";
import {
  isReactionFailure,
  type LikeRefusal,
  type Reaction,
  type ReactionOutcome,
  type UndoFailure,
} from "@gemel/machines/reactions";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { fromCall } from "../from-call.ts";
import { knownCount } from "../known-count.ts";
import { notifyMember } from "../member-events.ts";
import { useBusy } from "../use-busy.ts";
import { useLastingFlow } from "../use-lasting-flow.ts";
import { provideReactions, type Reactions, settle, tasksOf } from "./reactions.ts";

export type { Candidate, LikeRefusal, Reaction };

/** Receives the outcome of likes, passes and undos. */
export interface ReactionHost {
  /** The call failed, and they are back. */
  onRestored: (user: Candidate) => void;
  /** The like was refused, and they are back. */
  onRefused: (reaction: Reaction, refusal: LikeRefusal) => void;
  /** The server did not find them, and they stay away. */
  onNotFound: (user: Candidate) => void;
  /** A like was stored that, as far as the server says, is no match. */
  onLiked?: () => void;
  onUndone: (user: Candidate) => void;
  onNotUndone: (reason: UndoFailure) => void;
}

function announce(outcome: ReactionOutcome, host: ReactionHost): void {
  const { user } = outcome.reaction;
  if (outcome.type === "reaction.failed") host.onRestored(user);
  else if (outcome.type === "reaction.refused") host.onRefused(outcome.reaction, outcome.refusal);
  else if (outcome.type === "reaction.notFound") host.onNotFound(user);
  else if (
    outcome.type === "reaction.made" &&
    outcome.reaction.action === "like" &&
    outcome.answer.status === "pending"
  )
    host.onLiked?.();
  else if (outcome.type === "reaction.undone") host.onUndone(user);
  else if (outcome.type === "reaction.notUndone") host.onNotUndone(outcome.reason);
}

/**
 * The likes and passes of a list: which are being sent, and which can be undone.
 * @param reactions - undefined before the list has begun
 */
function useReactions(reactions: Reactions | undefined) {
  const snapshot = useSelector(reactions, (current) => current);
  const undoable = snapshot?.context.undoable ?? null;
  useBusy("sending", (snapshot?.context.tasks.length ?? 0) > 0);
  useBusy("countdown", undoable !== null);
  return {
    /** The last reaction, for the ten seconds in which it can be taken back. */
    undoable,
    undo: () => reactions?.send({ type: "reaction.undo" }),
  };
}

const phases = ["loading", "error", "empty"] as const;

/**
 * A list of people: loading, paging, likes and passes with their undo.
 * @param rules the first render's are kept, and so is `load`
 */
function useReactionList<Item, OnePage extends Page<Item>>(
  rules: ReactionListRules<Item>,
  load: (
    client: ApiClient,
    page: { readonly after: string | null },
    signal: AbortSignal,
  ) => Promise<Result<OnePage>>,
  host: ReactionHost,
) {
  const [snapshot, send] = useLastingFlow(
    (gemel, newest, { owner, isThere }) =>
      reactionListOf<Item, OnePage>(rules).provide({
        actors: {
          loadPage: fromCall(({ input, signal }) => load(gemel.client, input, signal)),
          reactions: provideReactions(gemel.client),
        },
        actions: {
          announce: (_, outcome) => {
            settle(gemel, owner, outcome);
            if (isThere()) announce(outcome, newest);
            else if (isReactionFailure(outcome))
              notifyMember(gemel.memberListeners, { event: "unsent", failure: outcome });
          },
        },
      }),
    { isAtWork: ({ children: { reactions } }) => tasksOf(reactions) > 0 },
    host,
  );
  const { context } = snapshot;
  const phase = phases.find((list) => snapshot.matches({ list })) ?? "loaded";
  return {
    phase,
    items: shownOf(context, rules.idOf),
    /** Number of items on all pages; null while it is not known. */
    count: knownCount(phase, () => countOf(context, rules.idOf)),
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

export function useFeed(host: ReactionHost) {
  const { items, page, failure, isLoadingMore, isReloading, restart, ...list } = useReactionList(
    feed,
    (client, input, signal) => discoverOperations(client).getDiscoverFeed(input, { signal }),
    host,
  );
  return {
    ...list,
    candidates: items,
    /** A further page is on its way. */
    isLoadingMore: isLoadingMore || isReloading,
    tightest: page?.tightest_criterion ?? null,
    isDayUsedUp: failure !== null && isDayUsedUp(failure),
    reload: restart,
  } as const;
}

export type FeedFlow = ReturnType<typeof useFeed>;

/** The three lists of the page, as its tabs name them. */
export const likesLists = ["received", "given", "matches"] as const;
export type LikesList = (typeof likesLists)[number];

/** A like on `received` and `given`, a match on `matches`. */
export type LikesItem = LikeEntry | Match;

export function useLikes(list: LikesList, host: ReactionHost) {
  const { items, ...flow } = useReactionList(
    likes,
    (client, page, signal): Promise<Result<Page<LikesItem>>> => {
      const { getLikes, getMatches } = likeOperations(client);
      return list === "matches" ? getMatches(page, { signal }) : getLikes(list, page, { signal });
    },
    host,
  );
  return {
    ...flow,
    list,
    items,
    /** The matches without a message: their conversation is not opened yet. */
    unwritten: new Set(
      items
        .filter((item) => "match_id" in item && item.conversation_id === null)
        .map(({ user }) => user.id),
    ),
  } as const;
}

export type LikesFlow = ReturnType<typeof useLikes>;

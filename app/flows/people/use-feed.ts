import { discoverOperations } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { feedMachine, shownInFeed } from "@gemel/machines/feed";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import {
  type Decision,
  type LikeRefusal,
  provideDecisions,
  type UndoFailure,
} from "./decisions.ts";
import { useDecisions } from "./use-decisions.ts";
import type { NewMatch } from "./use-match-celebration.ts";
import { useFlow } from "../use-flow.ts";

export type { Candidate };

/** What becomes of likes and passes, for the member to hear. */
export interface DecisionHost {
  onMatch: (match: NewMatch) => void;
  /** The call failed, and they are back. */
  onRestored: (user: Candidate) => void;
  /** The like was refused, and they are back. */
  onRefused: (decision: Decision, refusal: LikeRefusal) => void;
  /** They were not to be found any more, and stay away. */
  onGone: (user: Candidate) => void;
  onUndone: (user: Candidate) => void;
  onNotUndone: (reason: UndoFailure) => void;
}

/** The feed: loading, paging, likes and passes with their undo. */
export function useFeed(host: DecisionHost) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) =>
      feedMachine.provide({
        actors: {
          loadPage: fromPromise(async ({ input, signal }) =>
            answer(discoverOperations(client).getDiscoverFeed(input, { signal })),
          ),
          decisions: provideDecisions(client),
        },
        actions: {
          announceMatch: (_, match) => newest.onMatch(match),
          announceRestored: (_, { user }) => newest.onRestored(user),
          announceRefused: (_, { decision, refusal }) => newest.onRefused(decision, refusal),
          announceGone: (_, { user }) => newest.onGone(user),
          announceUndone: (_, { user }) => newest.onUndone(user),
          announceNotUndone: (_, { reason }) => newest.onNotUndone(reason),
        },
      }),
    { host },
  );
  const { context } = snapshot;
  const candidates = shownInFeed(context);
  return {
    phase: snapshot.matches({ list: "loading" })
      ? "loading"
      : snapshot.matches({ list: "error" })
        ? "error"
        : snapshot.matches({ list: "empty" })
          ? "empty"
          : "loaded",
    candidates,
    /** A further page is on its way. */
    isLoadingMore:
      snapshot.matches({ list: { loaded: "loadingMore" } }) ||
      snapshot.matches({ list: { loaded: "startingOver" } }) ||
      snapshot.matches({ list: "lookingAgain" }),
    hasMore: context.cursor !== null,
    tightest: context.tightest,
    isDayUsedUp: context.isDayUsedUp,
    ...useDecisions(snapshot.children.decisions),
    loadMore: () => send({ type: "feed.more" }),
    reload: () => send({ type: "feed.reload" }),
    retry: () => send({ type: "feed.retry" }),
    decide: (decision: Decision) => send({ type: "card.decide", decision }),
    /** Takes somebody away who was blocked or reported. */
    remove: (id: string) => send({ type: "card.remove", id }),
  } as const;
}

export type FeedFlow = ReturnType<typeof useFeed>;

import type { Candidate, Criterion, Feed } from "@gemel/api/values";
import { assign, fromPromise, sendTo, setup } from "xstate";
import {
  type Decision,
  type DecisionNews,
  decisionsOfList,
  type LikeRefusal,
  type UndoFailure,
} from "../decisions/decisions.machine.ts";
import { type Failure, isDayUsedUp } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import {
  appendPage,
  hide,
  hidePending,
  isStaleCursor,
  type PagedList,
  restore,
  restorePending,
  settle,
  shownOf,
  startAnew,
} from "../paged-list.ts";

export interface FeedContext extends PagedList<Candidate> {
  /** The filter that excludes the most people; known once the feed is empty. */
  readonly tightest: Criterion | null;
  /** The page failed because a day allows no more people. */
  readonly isDayUsedUp: boolean;
}

export type FeedEvent =
  /** From the first page on, as after other filters. */
  | { type: "feed.reload" }
  | { type: "feed.retry" }
  /** The end of the list comes near. */
  | { type: "feed.more" }
  | { type: "card.decide"; decision: Decision }
  /** They were blocked or reported. */
  | { type: "card.remove"; id: string }
  | DecisionNews;

const idOf = ({ id }: Candidate): string => id;

/** Whom the feed shows, the best first. */
export const shownInFeed = (context: FeedContext): Candidate[] => shownOf(context, idOf);

/** Types, actors, actions and guards of the machine beside this file. */
export const feedSetup = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    children: {} as { decisions: "decisions" },
  },
  actors: {
    loadPage: fromPromise<Feed, { readonly after: string | null }>(mustBeProvided("loadPage")),
    decisions: decisionsOfList,
  },
  actions: {
    announceMatch: actionMustBeProvided<{
      readonly user: Candidate;
      readonly matchId: string | null;
    }>("announceMatch"),
    /** The call failed, and they are back. */
    announceRestored: actionMustBeProvided<Decision>("announceRestored"),
    /** The like was refused, and they are back. */
    announceRefused: actionMustBeProvided<{
      readonly decision: Decision;
      readonly refusal: LikeRefusal;
    }>("announceRefused"),
    /** The other member does not exist any more, and the card stays away. */
    announceGone: actionMustBeProvided<Decision>("announceGone"),
    announceUndone: actionMustBeProvided<Decision>("announceUndone"),
    announceNotUndone: actionMustBeProvided<{
      readonly decision: Decision;
      readonly reason: UndoFailure;
    }>("announceNotUndone"),
    startAnew: assign(({ context }) => ({
      ...startAnew(context),
      tightest: null,
      isDayUsedUp: false,
    })),
    noteFailure: assign({ isDayUsedUp: (_, failure: Failure) => isDayUsedUp(failure) }),
    takeFirstPage: assign(({ context }, page: Feed) => ({
      ...appendPage(startAnew(context), page, idOf),
      tightest: page.tightest_criterion,
    })),
    takePage: assign(({ context }, page: Feed) => ({
      ...appendPage(context, page, idOf),
      tightest: page.tightest_criterion,
    })),
    sendDecision: sendTo("decisions", (_, decision: Decision) => ({
      type: "decision.make" as const,
      decision,
    })),
    hide: assign(({ context }, id: string) => hide(context, id)),
    hidePending: assign(({ context }, { user }: Decision) => hidePending(context, user.id)),
    restorePending: assign(({ context }) => restorePending(context)),
    settle: assign(({ context }, { user }: Decision) => settle(context, user.id)),
    /** Filters applied since then may have removed them from the list. */
    restore: assign(({ context }, { user }: Decision) => ({
      ...restore(context, user.id),
      items: context.items.some(({ id }) => id === user.id)
        ? context.items
        : [user, ...context.items],
    })),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    isSomebodyShown: ({ context }) => shownInFeed(context).length > 0,
    isNobodyShown: ({ context }) => shownInFeed(context).length === 0,
    isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
    isMatch: (_, { answer }: Extract<DecisionNews, { type: "decision.made" }>) =>
      answer.status === "matched",
  },
});

import type { Candidate, LikeEntry, Match, Page } from "@gemel/api/values";
import { assign, fromPromise, raise, sendTo, setup } from "xstate";
import {
  type Decision,
  type DecisionNews,
  decisionsOfList,
  type LikeRefusal,
  type UndoFailure,
} from "../decisions/decisions.machine.ts";
import type { Failure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import {
  appendPage,
  countOf,
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

/** The three lists of the page, as its tabs name them. */
export const likesLists = ["received", "given", "matches"] as const;
export type LikesList = (typeof likesLists)[number];

/** A like on `received` and `given`, a match on `matches`. */
export type LikesItem = LikeEntry | Match;

export interface LikesContext extends PagedList<LikesItem> {
  readonly list: LikesList;
}

export type LikesEvent =
  /** Reloads the list; what is shown stays until the answer is there. */
  | { type: "likes.reload" }
  | { type: "likes.retry" }
  /** The end of the list comes near. */
  | { type: "likes.more" }
  | { type: "card.decide"; decision: Decision }
  /** Their match ended, or they were blocked or reported. */
  | { type: "card.remove"; id: string }
  | DecisionNews;

const idOf = ({ user }: LikesItem): string => user.id;

/** Who is to be seen, the newest first. */
export const shownInLikes = (context: LikesContext): LikesItem[] => shownOf(context, idOf);

/** How many there are on all pages; null where the server does not say and there are more. */
export const countInLikes = (context: LikesContext): number | null => countOf(context, idOf);

/** Types, actors, actions and guards of the machine beside this file. */
export const likesSetup = setup({
  types: {
    context: {} as LikesContext,
    events: {} as LikesEvent,
    input: {} as Pick<LikesContext, "list">,
    children: {} as { decisions: "decisions" },
  },
  actors: {
    loadPage: fromPromise<
      Page<LikesItem>,
      { readonly list: LikesList; readonly after: string | null }
    >(mustBeProvided("loadPage")),
    decisions: decisionsOfList,
  },
  actions: {
    /** A like was returned: there is a match more. */
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
    forgetList: assign(({ context }) => startAnew(context)),
    takeFirstPage: assign(({ context }, page: Page<LikesItem>) =>
      appendPage(startAnew(context), page, idOf),
    ),
    takePage: assign(({ context }, page: Page<LikesItem>) => appendPage(context, page, idOf)),
    sendDecision: sendTo("decisions", (_, decision: Decision) => ({
      type: "decision.make" as const,
      decision,
    })),
    hide: assign(({ context }, id: string) => hide(context, id)),
    hidePending: assign(({ context }, { user }: Decision) => hidePending(context, user.id)),
    restorePending: assign(({ context }) => restorePending(context)),
    settle: assign(({ context }, { user }: Decision) => settle(context, user.id)),
    restore: assign(({ context }, { user }: Decision) => restore(context, user.id)),
    reload: raise({ type: "likes.reload" }),
  },
  guards: {
    hasMore: ({ context }) => context.cursor !== null,
    isSomebodyShown: ({ context }) => shownInLikes(context).length > 0,
    isNobodyShown: ({ context }) => shownInLikes(context).length === 0,
    isListed: ({ context }, { user }: Decision) =>
      context.items.some((item) => idOf(item) === user.id),
    isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
    isMatch: (_, { answer }: Extract<DecisionNews, { type: "decision.made" }>) =>
      answer.status === "matched",
  },
});

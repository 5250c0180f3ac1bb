import type { Candidate, Feed, LikeEntry, Match, Page } from "@gemel/api/values";
import { and, assign, raise, sendTo, setup } from "xstate";
import {
  type Reaction,
  type ReactionOutcome,
  reactionsOfList,
} from "../reactions/reactions.machine.ts";
import type { Failure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import {
  appendPage,
  emptyList,
  hide,
  hidePending,
  isStaleCursor,
  type PagedList,
  restore,
  restorePending,
  confirm,
  shownOf,
  restarted,
} from "../paged-list/items.ts";
import { rejectionOf } from "../params.ts";

export { isDayUsedUp } from "../failure.ts";
export { countOf, shownOf } from "../paged-list/items.ts";

/** The rules that differ between the lists of people. */
export interface ReactionListRules<Item> {
  /** The id of the person whom an item is about. */
  readonly idOf: (item: Item) => string;
  /** The item of a person who is back and not in the list: it comes first. @default the list reloads */
  readonly itemOf?: (user: Candidate) => Item;
  /** Whether the server is asked once more after the last item. @default false */
  readonly looksAgain?: boolean;
}

export interface ReactionListContext<Item, OnePage> extends PagedList<Item> {
  /** The page that was read last; null before. */
  readonly page: OnePage | null;
  /** Why the list could not be read. */
  readonly failure: Failure | null;
}

export type ReactionListEvent =
  /** Loads the list without what is shown, as after other filters. */
  | { type: "list.restart" }
  /** Reloads the list; what is shown stays until the answer is there. */
  | { type: "list.reload" }
  | { type: "list.retry" }
  /** The end of the list comes near. */
  | { type: "list.more" }
  | { type: "card.react"; reaction: Reaction }
  /** The match with them ended, or they were blocked or reported. */
  | { type: "card.remove"; id: string }
  | ReactionOutcome;

const rememberFailure = { type: "rememberFailure", params: rejectionOf } as const;

const announce = {
  type: "announce",
  params: ({ event }: { event: ReactionOutcome }) => event,
} as const;

const reactionOf = ({ event }: { event: { readonly reaction: Reaction } }) => event.reaction;

/**
 * A list of people, page by page (docs/product.md section 4): the feed, and the lists of likes and matches.
 * A like or a pass takes the card away at once; a call that fails, or an undo, puts it back in its
 * place, unless the member is not found any more. A failed further page or reload is not reported
 * while a card is shown. An unknown cursor means that the list changed elsewhere: it reloads and
 * keeps its cards until the first page is there.
 */
export const reactionListOf = <Item, OnePage extends Page<Item>>({
  idOf,
  itemOf,
  looksAgain = false,
}: ReactionListRules<Item>) => {
  type Context = ReactionListContext<Item, OnePage>;
  const hasAny = (context: Context): boolean => shownOf(context, idOf).length > 0;
  const isListed = ({ items }: Context, { user }: Reaction): boolean =>
    items.some((item) => idOf(item) === user.id);
  const pageOf = ({ event }: { event: { readonly output: OnePage } }) => event.output;
  const takePage = { type: "takePage", params: pageOf } as const;
  return setup({
    types: {
      context: {} as Context,
      events: {} as ReactionListEvent,
      children: {} as { reactions: "reactions" },
    },
    actors: {
      loadPage: hostActor<OnePage, { readonly after: string | null }>("loadPage"),
      reactions: reactionsOfList,
    },
    actions: {
      /** Announces the outcome of a like, a pass or an undo. */
      announce: hostAction<ReactionOutcome>("announce"),
      takePage: assign(({ context }, page: OnePage) => ({
        ...appendPage(context, page, idOf),
        page,
      })),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
      restorePending: assign(({ context }) => restorePending(context)),
      confirm: assign(({ context }, { user }: Reaction) => confirm(context, user.id)),
      restore: assign(({ context }, reaction: Reaction) => ({
        ...restore(context, reaction.user.id),
        ...(itemOf &&
          !isListed(context, reaction) && { items: [itemOf(reaction.user), ...context.items] }),
      })),
      reload: raise({ type: "list.reload" }),
    },
    guards: {
      hasMore: ({ context }) => context.cursor !== null,
      isSomeShown: ({ context }) => hasAny(context),
      isNoneShown: ({ context }) => !hasAny(context),
      looksAgain: () => looksAgain,
      isMissing: ({ context }, reaction: Reaction) => !itemOf && !isListed(context, reaction),
      isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
    },
  }).createMachine({
    id: "reactionList",
    context: { ...emptyList, page: null, failure: null },
    type: "parallel",
    states: {
      list: {
        initial: "loading",
        // A reload also while it loads: the answer under way may be older than the change.
        on: { "list.restart": ".loading", "list.reload": ".loading" },
        states: {
          loading: {
            entry: assign(({ context }) => ({ ...restarted(context), page: null, failure: null })),
            invoke: {
              src: "loadPage",
              input: { after: null },
              onDone: { target: "choosing", actions: takePage },
              onError: { target: "error", actions: rememberFailure },
            },
          },
          choosing: {
            always: [
              { guard: "isSomeShown", target: "loaded" },
              { guard: "hasMore", target: "loaded.loadingMore" },
              { target: "empty" },
            ],
          },
          loaded: {
            initial: "idle",
            on: { "list.reload": ".reloading" },
            states: {
              idle: {
                always: [
                  { guard: and(["isNoneShown", "hasMore"]), target: "loadingMore" },
                  {
                    guard: and(["isNoneShown", "looksAgain"]),
                    target: "#reactionList.list.lookingAgain",
                  },
                  { guard: "isNoneShown", target: "#reactionList.list.empty" },
                ],
                on: { "list.more": { guard: "hasMore", target: "loadingMore" } },
              },
              loadingMore: {
                invoke: {
                  src: "loadPage",
                  input: ({ context }) => ({ after: context.cursor }),
                  onDone: { target: "idle", actions: takePage },
                  onError: [
                    { guard: { type: "isStaleCursor", params: rejectionOf }, target: "reloading" },
                    {
                      guard: "isNoneShown",
                      target: "#reactionList.list.error",
                      actions: rememberFailure,
                    },
                    { target: "idle" },
                  ],
                },
              },
              reloading: {
                invoke: {
                  src: "loadPage",
                  input: { after: null },
                  onDone: {
                    target: "#reactionList.list.choosing",
                    actions: assign(({ context, event }) => ({
                      ...appendPage(restarted(context), event.output, idOf),
                      page: event.output,
                    })),
                  },
                  onError: [
                    {
                      guard: "isNoneShown",
                      target: "#reactionList.list.error",
                      actions: rememberFailure,
                    },
                    { target: "idle" },
                  ],
                },
              },
            },
          },
          lookingAgain: {
            invoke: {
              src: "loadPage",
              input: { after: null },
              onDone: { target: "empty", actions: takePage },
              onError: "empty",
            },
          },
          empty: { always: { guard: "isSomeShown", target: "loaded" } },
          error: {
            always: { guard: "isSomeShown", target: "loaded" },
            on: { "list.retry": "loading" },
          },
        },
      },
      reacting: {
        invoke: {
          src: "reactions",
          id: "reactions",
          onError: { target: "reacting", reenter: true, actions: "restorePending" },
        },
        on: {
          "card.react": {
            actions: [
              assign(({ context, event }) => hidePending(context, event.reaction.user.id)),
              sendTo("reactions", ({ event }) => ({
                type: "reaction.make" as const,
                reaction: event.reaction,
              })),
            ],
          },
          "card.remove": { actions: assign(({ context, event }) => hide(context, event.id)) },
          "reaction.made": { actions: [{ type: "confirm", params: reactionOf }, announce] },
          "reaction.failed": { actions: [{ type: "restore", params: reactionOf }, announce] },
          "reaction.refused": { actions: [{ type: "restore", params: reactionOf }, announce] },
          "reaction.notFound": { actions: [{ type: "confirm", params: reactionOf }, announce] },
          "reaction.undone": [
            {
              guard: { type: "isMissing", params: reactionOf },
              actions: [{ type: "restore", params: reactionOf }, announce, "reload"],
            },
            { actions: [{ type: "restore", params: reactionOf }, announce] },
          ],
          "reaction.notUndone": { actions: announce },
        },
      },
    },
  });
};

/** The candidates of a member, the best first. */
export const feed: ReactionListRules<Candidate> = {
  idOf: ({ id }) => id,
  itemOf: (user) => user,
  looksAgain: true,
};

/** The likes that a member received or gave, or the matches, the newest first. */
export const likes: ReactionListRules<LikeEntry | Match> = { idOf: ({ user }) => user.id };

export const reactionListMachine = reactionListOf<Candidate, Feed>(feed);

import type { Conversation, Conversations, ConversationType } from "@gemel/api/values";
import { assign, emit, setup, and, not } from "xstate";
import type { Failure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { isStaleCursor, joinItems } from "../paged-list/items.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { orderConversations } from "./order-conversations.ts";

/** The pages read so far, from the first one on. */
interface ReadPages {
  /** In the server's order, each once. */
  readonly items: readonly Conversation[];
  /** Leads to the next page; null if there is none. */
  readonly cursor: string | null;
  /** How many there are on all pages; null where the server does not say. */
  readonly totals: Conversations["totals"];
}

/** A conversation to find, at any position in the list. */
interface Sought {
  readonly id: string;
  /**
   * `reading` on, page by page; at the end `readingFromStart`, as it may have begun after the list was
   * read; then `unlisted`. `failed` where a page could not be read.
   */
  readonly search: "reading" | "readingFromStart" | "unlisted" | "failed";
}

export interface ConversationListContext extends ReadPages {
  /** The pages that a reload has read so far; they take the list's place together. */
  readonly again: ReadPages;
  /** Something changed after the list was requested. */
  readonly isStale: boolean;
  /** Matches received since the list was requested: the texts of their likes are no new messages. */
  readonly matched: readonly string[];
  readonly sought: Sought | null;
}

export type ConversationListEvent =
  /** A message or a match came, a conversation ended, or was read: the list has to be reloaded. */
  | { type: "conversations.reload"; matchId?: string | null }
  | { type: "conversations.retry" }
  /** The end of the list comes near. */
  | { type: "conversations.more" }
  /** Reads on until this one is found, or is known not to be there. */
  | { type: "conversation.seek"; id: string }
  | { type: "conversation.leave" };

export type ConversationListEmitted = {
  /** More is unread in these than before, the latest first; but for the words that came with a match. */
  readonly type: "messages.arrived";
  readonly conversations: readonly Conversation[];
};

const nothingRead: ReadPages = { items: [], cursor: null, totals: null };

const idOf = ({ conversation_id }: Conversation): string => conversation_id;

/**
 * Adds a page; what is there already was moved down by newer conversations. A page that adds nothing is the last:
 * the machine reads on by itself, and a server that always names a next page would be asked for ever.
 */
function append(read: ReadPages, page: Conversations): ReadPages {
  const items = joinItems(read.items, page.items, idOf);
  const isLast = items.length === read.items.length;
  return { items, cursor: isLast ? null : page.next_cursor, totals: page.totals };
}

/** Conversations with more unread messages than before, except for the texts that came with a match. */
function arrivedIn({ items, again, matched }: ConversationListContext): Conversation[] {
  const unread = new Map(items.map((one) => [one.conversation_id, one.unread_count ?? 0]));
  return again.items.filter(
    ({ conversation_id, unread_count, match_id }) =>
      (unread_count ?? 0) > (unread.get(conversation_id) ?? 0) &&
      (match_id === null || !matched.includes(match_id)),
  );
}

/** Number of conversations of a type, or of all, on all pages; null if unknown. */
export function countOfType(
  { items, cursor, totals }: ReadPages,
  type: ConversationType | "all",
): number | null {
  if (totals) return type === "all" ? totals.twin + totals.advisor + totals.user : totals[type];
  if (cursor !== null) return null;
  return items.filter((one) => type === "all" || one.type === type).length;
}

export const findConversation = (
  { items }: Pick<ReadPages, "items">,
  id: string,
): Conversation | undefined => items.find(({ conversation_id }) => conversation_id === id);

/** How far the search is for what is sought and not found; null while there is nothing to search. */
function searchOf({ items, sought }: ConversationListContext): Sought["search"] | null {
  return sought && !findConversation({ items }, sought.id) ? sought.search : null;
}

function isSearching(context: ConversationListContext): boolean {
  const search = searchOf(context);
  return search === "reading" || search === "readingFromStart";
}

const noteSearch = (search: Sought["search"]) => ({
  sought: ({ context: { sought } }: { context: ConversationListContext }) =>
    sought && { ...sought, search },
});

/**
 * The conversations of a member, of every type, page by page, the newest activity first. A
 * change reloads the shown ones and replaces them in one step; a change during a reload triggers
 * another one. It emits the conversations with more unread messages than before. A failed further
 * page or reload is reported only to a caller that seeks one conversation; the machine loads
 * further pages for that caller by itself.
 */
export const conversationListMachine = setup({
  types: {
    context: {} as ConversationListContext,
    events: {} as ConversationListEvent,
    emitted: {} as ConversationListEmitted,
  },
  actors: {
    loadPage: hostActor<Conversations, { readonly after: string | null }>("loadPage"),
  },
  actions: {
    noteStale: assign({ isStale: true }),
    noteMatch: assign({
      matched: ({ context: { matched } }, id: string | null) =>
        id === null ? matched : [...matched, id],
    }),
    takePage: assign(({ context }, page: Conversations) => append(context, page)),
    readOn: assign({ again: ({ context }, page: Conversations) => append(context.again, page) }),
    emitArrived: emit(({ context }) => ({
      type: "messages.arrived" as const,
      conversations: arrivedIn(context),
    })),
    takeAgain: assign(({ context: { again, isStale, matched, sought } }) => ({
      ...again,
      again: nothingRead,
      matched: isStale ? matched : [],
      // A conversation that could not be read before may be readable now.
      sought: sought?.search === "failed" ? ({ ...sought, search: "reading" } as const) : sought,
    })),
    seek: assign({ sought: (_, id: string) => ({ id, search: "reading" as const }) }),
    seekAgain: assign(noteSearch("reading")),
    seekFromStart: assign(noteSearch("readingFromStart")),
    noteSearchFailed: assign(noteSearch("failed")),
  },
  guards: {
    isSearching: ({ context }) => isSearching(context),
    isReadFromStart: ({ context }) => searchOf(context) === "readingFromStart",
    hasSearchFailed: ({ context }) => searchOf(context) === "failed",
    isStale: ({ context }) => context.isStale,
    hasMore: ({ context }) => context.cursor !== null,
    /** Whether the reload has read as many conversations as the member had before, or all. */
    isReadAgain: ({ context: { items, again } }) =>
      again.cursor === null || again.items.length >= items.length,
    hasArrived: ({ context }) => arrivedIn(context).length > 0,
    isStaleCursor: (_, failure: Failure) => isStaleCursor(failure),
  },
}).createMachine({
  id: "conversationList",
  context: { ...nothingRead, again: nothingRead, isStale: false, matched: [], sought: null },
  initial: "loading",
  on: {
    "conversations.reload": {
      actions: ["noteStale", { type: "noteMatch", params: ({ event }) => event.matchId ?? null }],
    },
    "conversation.seek": { actions: { type: "seek", params: ({ event }) => event.id } },
    "conversation.leave": { actions: assign({ sought: null }) },
  },
  states: {
    loading: {
      entry: assign({ isStale: false }),
      invoke: {
        src: "loadPage",
        input: { after: null },
        onDone: { target: "loaded", actions: { type: "takePage", params: outputOf } },
        onError: "error",
      },
    },
    loaded: {
      initial: "idle",
      states: {
        idle: {
          always: [
            { guard: "isStale", target: "reloading" },
            { guard: and(["isSearching", "hasMore"]), target: "loadingMore" },
            { guard: "isReadFromStart", actions: assign(noteSearch("unlisted")) },
            { guard: "isSearching", target: "reloading", actions: "seekFromStart" },
          ],
          on: {
            "conversations.more": { guard: "hasMore", target: "loadingMore" },
            "conversations.retry": { guard: "hasSearchFailed", actions: "seekAgain" },
          },
        },
        loadingMore: {
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ after: context.cursor }),
            onDone: { target: "idle", actions: { type: "takePage", params: outputOf } },
            onError: [
              { guard: { type: "isStaleCursor", params: rejectionOf }, target: "reloading" },
              { guard: "isSearching", target: "idle", actions: "noteSearchFailed" },
              { target: "idle" },
            ],
          },
        },
        reloading: {
          entry: assign({ again: nothingRead, isStale: false }),
          initial: "reading",
          on: {
            // A request for the next page has priority; the reload starts again after it.
            "conversations.more": {
              guard: "hasMore",
              target: "loadingMore",
              actions: "noteStale",
            },
          },
          states: {
            reading: {
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({ after: context.again.cursor }),
                onDone: { target: "taking", actions: { type: "readOn", params: outputOf } },
                onError: [
                  {
                    guard: "isSearching",
                    target: "#conversationList.loaded.idle",
                    actions: "noteSearchFailed",
                  },
                  { target: "#conversationList.loaded.idle" },
                ],
              },
            },
            taking: {
              always: [
                { guard: not("isReadAgain"), target: "reading" },
                {
                  guard: "hasArrived",
                  target: "#conversationList.loaded.idle",
                  actions: ["emitArrived", "takeAgain"],
                },
                { target: "#conversationList.loaded.idle", actions: "takeAgain" },
              ],
            },
          },
        },
      },
    },
    error: { on: { "conversations.retry": "loading", "conversations.reload": "loading" } },
  },
});

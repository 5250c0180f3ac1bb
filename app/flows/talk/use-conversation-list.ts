import { answer, conversationOperations } from "@gemel/api";
import type { Conversation, ConversationType } from "@gemel/api/values";
import {
  conversationListMachine,
  countOfType,
  orderConversations,
} from "@gemel/machines/conversation-list";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { Gemel } from "../create-gemel.ts";
import { useGemel } from "../gemel.tsx";
import { knownCount } from "../known-count.ts";
import type { MemberEvent } from "../member-events.ts";
import { stateAmong } from "../state-among.ts";

export type { Conversation, ConversationType };

export const conversationTypes = [
  "twin",
  "advisor",
  "user",
] as const satisfies readonly ConversationType[];

type List = ActorRefFrom<typeof conversationListMachine>;

/** Events that change the list. The list includes what happened before it subscribed. */
const changing: readonly MemberEvent["event"][] = [
  "message",
  "match",
  "conversation_ended",
  "resync",
  "subscribed",
];

/** One list for everything on the page that shows it, from its first use until the member changes. */
const lists = new WeakMap<Gemel, List>();

function begin(gemel: Gemel): List {
  const { client, session, memberListeners } = gemel;
  const { getConversations } = conversationOperations(client);
  const owner = session.getSnapshot().context.user?.id;
  // A backend may name the member in the conversation with their own twin.
  const withoutOwner = (one: Conversation): Conversation =>
    one.participant?.id === owner ? { ...one, participant: null } : one;
  const list = createActor(
    conversationListMachine.provide({
      actors: {
        loadPage: fromPromise(async ({ input, signal }) => {
          const page = await answer(getConversations(input, { signal }));
          return { ...page, items: page.items.map(withoutOwner) };
        }),
      },
    }),
  );
  const receive = (event: MemberEvent): void => {
    if (!changing.includes(event.event)) return;
    const matchId = event.event === "match" ? event.match_id : null;
    list.send({ type: "conversations.reload", matchId });
  };
  memberListeners.add(receive);
  const { unsubscribe } = session.subscribe(({ context }) => {
    if (context.user?.id === owner) return;
    unsubscribe();
    memberListeners.delete(receive);
    lists.delete(gemel);
    list.stop();
  });
  lists.set(gemel, list);
  return list.start();
}

/** Returns the list of the signed-in member; key the component by the member. */
export function useSharedList(): List {
  const gemel = useGemel();
  const [list] = useState(() => lists.get(gemel) ?? begin(gemel));
  return list;
}

/** The conversations of the member: loading, paging, and events as they happen. */
export function useConversationList() {
  const list = useSharedList();
  const snapshot = useSelector(list, (current) => current);
  const { items, cursor } = snapshot.context;
  const phase = stateAmong(snapshot, ["loading", "error"]) ?? "loaded";
  return {
    phase,
    /** Conversations of every type, the newest activity first. */
    items,
    /** The same conversations in the order in which they are shown. */
    ordered: useMemo(() => orderConversations(items), [items]),
    /** Number of conversations of a type or of all, on all pages; null while it is not known. */
    countOf: (type: ConversationType | "all") =>
      knownCount(phase, () => countOfType(snapshot.context, type)),
    hasMore: cursor !== null,
    isLoadingMore: snapshot.matches({ loaded: "loadingMore" }),
    loadMore: () => list.send({ type: "conversations.more" }),
    reload: useCallback(() => list.send({ type: "conversations.reload" }), [list]),
    retry: () => list.send({ type: "conversations.retry" }),
  } as const;
}

export type ConversationListFlow = ReturnType<typeof useConversationList>;

/**
 * How many messages are unread. A conversation that was left may have been read, or deleted, there:
 * the list is reloaded then.
 * @param open - the conversation that the member is reading
 */
export function useUnread(open: string | null): number {
  const list = useSharedList();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && before.current !== open)
      list.send({ type: "conversations.reload" });
    before.current = open;
  }, [list, open]);
  return useSelector(list, ({ context }) =>
    context.items.reduce(
      (sum, { conversation_id, unread_count }) =>
        conversation_id === open ? sum : sum + (unread_count ?? 0),
      0,
    ),
  );
}

/**
 * Receives the conversations with new messages, except for those in a sheet over the page. `listener`
 * must stay the same while nothing changes.
 */
export function useArrivedMessages(
  listener: (conversations: readonly Conversation[]) => void,
): void {
  const { sheetConversations } = useGemel();
  const list = useSharedList();
  useEffect(() => {
    const { unsubscribe } = list.on("messages.arrived", ({ conversations }) => {
      const unseen = conversations.filter((one) => !sheetConversations.has(one.conversation_id));
      if (unseen.length > 0) listener(unseen);
    });
    return unsubscribe;
  }, [sheetConversations, list, listener]);
}

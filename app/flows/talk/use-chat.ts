import { answer, conversationOperations, type ApiClient } from "@gemel/api";
import { readStatus, type Status } from "@gemel/api/live";
import type { Message } from "@gemel/api/values";
import { chatMachine, type TimelineMessage } from "@gemel/machines/chat";
import { useCallback, useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { outboxKeeper, recallOutbox } from "./kept-talk.ts";
import { readChat } from "./read-chat.ts";
import { useIsPlain } from "../session/use-is-plain.ts";
import { useBusy } from "../use-busy.ts";
import { useLatest } from "../use-latest.ts";
import { useLiveConnection } from "./use-live-connection.ts";
import { useMemberEvent } from "../use-member-events.ts";
import { untilVisible, useIsHidden } from "../visibility.ts";
import { useFlow } from "../use-flow.ts";

export { readStatus };
export type { Status, TimelineMessage };

interface Host {
  /** Must stay the same while the component is mounted; another one needs another `key`. */
  readonly conversationId: string;
  readonly memberId: string;
  /** The list of conversations says that it takes no more messages. */
  readonly isEnded: boolean;
  readonly onDeleted: () => void;
}

type Actions = Pick<
  NonNullable<Parameters<typeof chatMachine.provide>[0]["actions"]>,
  "storeOutbox" | "announceDeleted"
>;

function provide(client: ApiClient, actions: Actions) {
  const { getMessages, deleteConversation } = conversationOperations(client);
  return chatMachine.provide({
    actors: {
      loadMessages: fromPromise(async ({ input: { conversationId, before }, signal }) => {
        // A request for the newest page marks it as read.
        if (before === null) await untilVisible(signal);
        return answer(getMessages(conversationId, { before }, { signal }));
      }),
      deleteConversation: fromPromise(async ({ input }) => {
        await answer(deleteConversation(input.conversationId));
      }),
    },
    actions,
  });
}

export function useChat({ conversationId, memberId, isEnded, onDeleted }: Host) {
  // The first render's is kept.
  const isPlain = useIsPlain();
  const announceDeleted = useLatest(onDeleted);
  const [outbox] = useState(() => recallOutbox({ memberId, conversationId }));
  const [snapshot, send, chat] = useFlow(
    ({ client }) => {
      const store = outboxKeeper({ memberId, conversationId });
      return provide(client, {
        storeOutbox: (_, changed) => store(changed),
        announceDeleted,
      });
    },
    {
      input: {
        conversationId,
        memberId,
        isPlain,
        outbox,
        now: () => Date.now(),
        createId: () => crypto.randomUUID(),
      },
    },
  );
  const { context } = snapshot;
  const isSending = context.outbox.some(({ hasFailed }) => !hasFailed);
  const isHidden = useIsHidden();
  const live = useLiveConnection({
    conversationId,
    isPaused: isHidden && !isSending,
    onOpened: () => send({ type: "connection.opened" }),
    onFrame: (frame) => send({ type: "frame.received", frame }),
  });
  const sendLive = useLatest(live.send);
  useEffect(() => {
    const { unsubscribe } = chat.on("frame.send", ({ frame }) => sendLive(frame));
    return unsubscribe;
  }, [chat, sendLive]);

  const isConnected = live.state === "connected";
  useEffect(() => {
    if (!isConnected) send({ type: "connection.lost" });
  }, [send, isConnected]);
  useEffect(() => {
    if (isEnded || live.isClosed) send({ type: "conversation.end" });
  }, [send, isEnded, live.isClosed]);
  useMemberEvent(
    useCallback(
      (event) => {
        if (event.event !== "conversation_ended" || event.conversation_id !== conversationId)
          return;
        send({ type: "conversation.end" });
      },
      [send, conversationId],
    ),
  );

  const isDeleting = snapshot.matches({ deletion: "deleting" });
  useBusy("dialog", snapshot.matches({ deletion: "asking" }));
  useBusy("sending", isDeleting || (isConnected && isSending));

  return {
    memberId,
    ...readChat(snapshot),
    connection: live.state,
    retryAt: live.retryAt,
    reconnect: live.retry,
    deletion: snapshot.matches({ deletion: "asking" })
      ? "asking"
      : isDeleting
        ? "deleting"
        : snapshot.matches({ deletion: "failed" })
          ? "failed"
          : "none",
    send: (content: string) => send({ type: "message.send", content }),
    retry: useCallback(
      (clientMessageId: string) => send({ type: "message.retry", clientMessageId }),
      [send],
    ),
    discard: useCallback(
      (clientMessageId: string) => send({ type: "message.discard", clientMessageId }),
      [send],
    ),
    takeStored: useCallback(
      (message: Message | null) => send({ type: "message.stored", message }),
      [send],
    ),
    reload: () => send({ type: "history.retry" }),
    loadOlder: useCallback(() => send({ type: "history.older" }), [send]),
    askToDelete: () => send({ type: "chat.delete" }),
    confirmDelete: () => send({ type: "delete.confirm" }),
    cancelDelete: () => send({ type: "delete.cancel" }),
  } as const;
}

export type ChatFlow = ReturnType<typeof useChat>;

import { answer, adviceOperations, type ApiClient } from "@gemel/api";
import type { LiveConnectionEvent } from "@gemel/machines/live-connection";
import { adviceConnection, adviceMachine, adviceTalk } from "@gemel/machines/advice";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { fromPromise } from "xstate";
import { useGemel } from "../gemel.tsx";
import { outboxKeeper, recallOutbox } from "../talk/kept-talk.ts";
import { provideLive, readLive, usePause, useNetworkEvents } from "../talk/live-connection.ts";
import { readChat } from "../talk/read-chat.ts";
import { useIsPlain } from "../session/use-is-plain.ts";
import { useBusy } from "../use-busy.ts";
import { untilVisible, useIsHidden } from "../visibility.ts";
import { useFlow } from "../use-flow.ts";

/** docs/product.md section 9: messages of a page of the advice sheet. */
const pageSize = 40;

const noMessages: readonly never[] = [];

interface Host {
  /** Must stay the same while the component is mounted; another one needs another `key`. */
  candidateUserId: string;
  memberId: string;
}

function provide(client: ApiClient, candidateUserId: string) {
  const { startAdvice, getAdviceHistory } = adviceOperations(client);
  let storeOutbox: ReturnType<typeof outboxKeeper> | undefined;
  return adviceMachine.provide({
    actors: {
      startAdvice: fromPromise(async ({ input: { memberId, ...input }, signal }) => {
        const { conversation_id: conversationId } = await answer(
          startAdvice(input.candidateUserId, { signal }),
        );
        return { conversationId, outbox: recallOutbox({ memberId, conversationId }) };
      }),
      talk: adviceTalk.provide({
        actors: {
          loadMessages: fromPromise(async ({ input: { conversationId, before }, signal }) => {
            // A request for the newest page marks it as read.
            if (before === null) await untilVisible(signal);
            return answer(
              getAdviceHistory(
                conversationId,
                { limit: pageSize, ...(before === null ? {} : { cursor: before }) },
                { signal },
              ),
            );
          }),
        },
        actions: {
          storeOutbox: ({ context }, outbox) => {
            storeOutbox ??= outboxKeeper(context);
            storeOutbox(outbox);
          },
        },
      }),
      connection: provideLive(adviceConnection, client, { candidate_user_id: candidateUserId }),
    },
  });
}

export function useAdvice({ candidateUserId, memberId }: Host) {
  // The first render's is kept.
  const isPlain = useIsPlain();
  const { sheetConversations } = useGemel();
  const [snapshot, send] = useFlow(({ client }) => provide(client, candidateUserId), {
    input: {
      candidateUserId,
      memberId,
      isPlain,
      now: () => Date.now(),
      random: () => Math.random(),
      createId: () => crypto.randomUUID(),
    },
  });
  const { talk, connection } = snapshot.children;
  const talkSnapshot = useSelector(talk, (current) => current);
  const connectionSnapshot = useSelector(connection, (current) => current);
  const chat = talkSnapshot && readChat(talkSnapshot);
  const live = readLive(connectionSnapshot);
  const notify = useCallback<(event: LiveConnectionEvent) => void>(
    (event) => connection?.send(event),
    [connection],
  );
  useNetworkEvents(notify);
  const conversationId = snapshot.context.started?.conversationId;
  useEffect(() => {
    if (conversationId === undefined) return undefined;
    sheetConversations.add(conversationId);
    return () => void sheetConversations.delete(conversationId);
  }, [sheetConversations, conversationId]);

  const isMissing =
    snapshot.matches("notFound") || chat?.phase === "notFound" || chat?.isEnded === true;
  const isSending = chat?.outbox.some(({ hasFailed }) => !hasFailed) ?? false;
  usePause(notify, useIsHidden() && !isSending);
  useBusy("dialog", true);
  useBusy("sending", isSending && live.state === "connected");

  return {
    phase: isMissing
      ? "notFound"
      : snapshot.matches("failed")
        ? "failed"
        : (chat?.phase ?? "loading"),
    isDayUsedUp: snapshot.context.failure === "dayUsedUp",
    memberId,
    messages: chat?.messages ?? noMessages,
    outbox: chat?.outbox ?? noMessages,
    areMessagesUsedUp: chat?.areMessagesUsedUp === true,
    /** Duo's current activity; null while it is not known. */
    status: chat?.status ?? null,
    older: chat?.older ?? "none",
    connection: live.state,
    retryAt: live.retryAt,
    reconnect: () => connection?.send({ type: "connection.retry" }),
    send: (content: string) => talk?.send({ type: "message.send", content }),
    retry: (clientMessageId: string) => talk?.send({ type: "message.retry", clientMessageId }),
    discard: (clientMessageId: string) => talk?.send({ type: "message.discard", clientMessageId }),
    reload: () => (talk ? talk.send({ type: "history.retry" }) : send({ type: "advice.retry" })),
    loadOlder: () => talk?.send({ type: "history.older" }),
  } as const;
}

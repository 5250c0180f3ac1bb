import { findConversation } from "@gemel/machines/conversation-list";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useSharedList } from "./use-conversation-list.ts";

/**
 * Finds a conversation by its id in the member's list.
 * @returns `unlisted` if the list does not have it: a foreign, a deleted, or a very new one
 */
export function useConversation(conversationId: string) {
  const list = useSharedList();
  useEffect(() => {
    list.send({ type: "conversation.seek", id: conversationId });
    return () => list.send({ type: "conversation.leave" });
  }, [list, conversationId]);
  const snapshot = useSelector(list, (current) => current);
  const conversation = findConversation(snapshot.context, conversationId);
  const search = snapshot.context.sought?.search;
  return {
    phase: conversation
      ? "known"
      : snapshot.matches("error") || search === "failed"
        ? "failed"
        : search === "unlisted"
          ? "unlisted"
          : "loading",
    conversation,
    retry: () => list.send({ type: "conversations.retry" }),
  } as const;
}

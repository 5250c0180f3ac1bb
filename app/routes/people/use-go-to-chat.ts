import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { OpenedConversation } from "../../flows/conversation.ts";

/** Goes to a conversation and tells the chat with whom it is. */
export function useGoToChat(): (conversation: OpenedConversation) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, type, name }) => void navigate(`/chat/${id}`, { state: { type, name } }),
    [navigate],
  );
}

import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { OpenedConversation } from "../../flows/talk/conversation.ts";

/** Goes to a conversation and gives the chat its type and name. */
export function useGoToChat(): (conversation: OpenedConversation) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, type, name }) => void navigate(`/chat/${id}`, { state: { type, name } }),
    [navigate],
  );
}

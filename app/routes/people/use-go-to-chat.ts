import type { OpenedConversation } from "../../flows/talk/conversation.ts";
import { useAskingNavigate } from "../../shell/place/use-asking-navigate.ts";

/** Goes to a conversation and gives the chat its type and name. */
export function useGoToChat(): (conversation: OpenedConversation) => void {
  const navigate = useAskingNavigate();
  return ({ id, type, name }) => navigate(`/chat/${id}`, { type, name });
}

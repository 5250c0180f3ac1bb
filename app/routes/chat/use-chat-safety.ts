import { useNavigate } from "react-router";
import type { Conversation } from "../../flows/use-conversation-list.ts";
import { useSafety } from "../../flows/use-safety.ts";
import { useFlashText } from "../../shell/use-flash-text.ts";
import type { SafetyAction } from "./OpenedChatMenu.tsx";

/** What can be done about the person whom a conversation is with; it goes along as evidence. */
export function useChatSafety(conversation: Conversation | undefined) {
  const navigate = useNavigate();
  const show = useFlashText();
  const safety = useSafety({
    onOutcome: ({ isReported, isEnded }) => {
      if (isReported) show("people.safety.reported", "success");
      if (isEnded) void navigate("/conversations", { replace: true });
    },
  });
  const { type, participant, match_id, conversation_id } = conversation ?? {};
  const person = type === "user" && participant ? participant : null;
  const offered: readonly SafetyAction[] = !person
    ? []
    : match_id
      ? ["report", "unmatch", "block"]
      : ["report", "block"];
  return {
    safety,
    offered,
    begin: (kind: SafetyAction) => {
      if (!person || conversation_id === undefined) return;
      const about = {
        user: { id: person.id, nickname: person.name },
        conversationId: conversation_id,
      };
      if (kind !== "unmatch") safety.open({ ...about, kind });
      else if (match_id) safety.open({ ...about, kind, matchId: match_id });
    },
  };
}

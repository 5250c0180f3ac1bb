import { useNavigate } from "react-router";
import type { ChatFlow } from "../../flows/talk/use-chat.ts";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { useSafety } from "../../flows/people/use-safety.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import { useFlashText } from "../../shell/frame/use-flash-text.ts";
import { useCalled } from "../people/use-called.ts";
import type { SafetyAction } from "./OpenedChatMenu.tsx";

/** Limit of the other's messages that can be marked, counted from the newest. */
const maxReportable = 100;

/** Report, block and unmatch for the person of a conversation, which is sent as evidence. */
export function useChatSafety(
  conversation: Conversation | undefined,
  { messages, memberId }: Pick<ChatFlow, "messages" | "memberId">,
) {
  const navigate = useNavigate();
  const show = useFlashText();
  const safety = useSafety(
    {
      onOutcome: ({ isReported, isEnded }) => {
        if (isReported) show("people.safety.reported", "success");
        if (isEnded) void navigate("/conversations", { replace: true });
      },
    },
    useCalled(),
  );
  const { type, participant, match_id, ended, conversation_id } = conversation ?? {};
  const person = type === "user" && participant ? participant : null;
  const isReachable = useCapability("conversation_safety");
  const isOfferedFormer = type === "user" && participant === null && isReachable;
  const offered: readonly SafetyAction[] =
    person === null && !isOfferedFormer
      ? []
      : match_id && person && !ended
        ? ["report", "unmatch", "block"]
        : ["report", "block"];
  return {
    safety,
    offered,
    /** The other's messages, the newest first; none if a report cannot name the person. */
    reportable:
      isReachable && safety.request !== null
        ? messages
            .flatMap(({ id, kind, by_ai, sender_id, content, recording, at }) =>
              id === null || kind === "status" || by_ai || sender_id === memberId
                ? []
                : [
                    {
                      id,
                      text: content || (recording?.transcript ?? null),
                      sentAt: new Date(at),
                    },
                  ],
            )
            .slice(-maxReportable)
            .toReversed()
        : [],
    begin: (kind: SafetyAction) => {
      if (conversation_id === undefined) return;
      if (person === null) {
        const former = { id: null, nickname: null } as const;
        if (kind === "unmatch" || !isOfferedFormer) return;
        safety.open({ user: former, conversationId: conversation_id, kind });
        return;
      }
      const about = {
        user: { id: person.id, nickname: person.name },
        conversationId: conversation_id,
      };
      if (kind !== "unmatch") safety.open({ ...about, kind });
      else if (match_id) safety.open({ ...about, kind, matchId: match_id });
    },
  };
}

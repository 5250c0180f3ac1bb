import { useIntl } from "@gemel/i18n";
import { useCallback } from "react";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { useCalled } from "../people/use-called.ts";

/** The name of the other person or AI of a conversation; for the advisor, of the candidate. */
export function useConversationName(): (
  conversation: Pick<Conversation, "type" | "participant">,
) => string {
  const intl = useIntl();
  const called = useCalled();
  return useCallback(
    ({ type, participant }) => {
      const name = called({ nickname: participant?.name ?? null });
      if (type !== "twin") return name;
      return participant
        ? intl.formatMessage({ id: "chat.list.twinOf" }, { name })
        : intl.formatMessage({ id: "chat.list.ownTwin" });
    },
    [intl, called],
  );
}

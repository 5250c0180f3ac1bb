import { useIntl } from "@gemel/i18n";
import { ConversationItem } from "@gemel/ui/ConversationItem";
import { useState, useCallback } from "react";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { MemberQuickView } from "../people/MemberQuickView.tsx";
import { chatHref } from "./ChatLinks.tsx";
import { plainText } from "./plain-text.ts";
import { usePictured } from "./use-pictured.ts";
import { useCalled } from "../people/use-called.ts";

interface ListedConversationProps {
  conversation: Conversation;
  /** The one that is open beside the list; undefined where the list is the page. */
  open?: string | undefined;
}

/**
 * One conversation in the list. If the list is the page, the picture opens a quick view of the person that
 * the conversation is with or about.
 */
export function ListedConversation({ conversation, open }: ListedConversationProps) {
  const intl = useIntl();
  const nameOf = useConversationName();
  const [now] = useState(() => new Date());
  const { type, participant, last_message, last_message_at } = conversation;
  const picture = usePicture(usePictured(conversation));
  const said = last_message === null ? null : plainText(last_message);
  const recording = last_message_at && intl.formatMessage({ id: "chat.list.recording" });
  const isCurrent = conversation.conversation_id === open;
  const nickname = participant?.name ?? null;
  return (
    <ConversationItem
      kind={type}
      name={nameOf(conversation)}
      picture={picture}
      href={chatHref(conversation.conversation_id)}
      lastMessage={said || recording}
      lastMessageAt={last_message_at === null ? null : new Date(last_message_at)}
      isCurrent={isCurrent}
      unread={isCurrent ? 0 : (conversation.unread_count ?? 0)}
      hasEnded={conversation.ended}
      now={now}
      {...(type !== "twin" &&
        nickname !== null &&
        open === undefined && {
          asButton: (face) => (
            <MemberQuickView
              key={nickname}
              nickname={nickname}
              stage={type === "user" ? "match" : "preLike"}
            >
              {face}
            </MemberQuickView>
          ),
        })}
    />
  );
}

/** The name of the other person or AI of a conversation; for the advisor, what it is about. */
function useConversationName(): (
  conversation: Pick<Conversation, "type" | "participant">,
) => string {
  const intl = useIntl();
  const called = useCalled();
  return useCallback(
    ({ type, participant }) => {
      const name = called({ nickname: participant?.name ?? null });
      if (type === "user") return name;
      if (type === "advisor") return intl.formatMessage({ id: "people.advice.title" }, { name });
      return participant
        ? intl.formatMessage({ id: "chat.list.twinOf" }, { name })
        : intl.formatMessage({ id: "chat.list.ownTwin" });
    },
    [intl, called],
  );
}

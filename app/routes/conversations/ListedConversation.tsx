import { useIntl } from "@gemel/i18n";
import { ConversationItem } from "@gemel/ui/ConversationItem";
import { useState } from "react";
import type { Conversation } from "../../flows/use-conversation-list.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { MemberQuickView } from "../people/MemberQuickView.tsx";
import { chatHref } from "./ChatLinks.tsx";
import { plainWords } from "./plain-words.ts";
import { useConversationName } from "./use-conversation-name.ts";

/** One conversation in the list; a look at the person beside it, where it is with or about one. */
export function ListedConversation({ conversation }: { conversation: Conversation }) {
  const intl = useIntl();
  const nameOf = useConversationName();
  const [now] = useState(() => new Date());
  const { type, participant, last_message, last_message_at } = conversation;
  const picture = usePicture(type === "user" ? participant?.picture_url : null);
  const said = last_message === null ? null : plainWords(last_message);
  const recording = last_message_at && intl.formatMessage({ id: "chat.list.recording" });
  const nickname = participant?.name ?? null;
  return (
    <ConversationItem
      kind={type}
      name={nameOf(conversation)}
      picture={picture}
      href={chatHref(conversation.conversation_id)}
      lastMessage={said || recording}
      lastMessageAt={last_message_at === null ? null : new Date(last_message_at)}
      unread={conversation.unread_count ?? 0}
      hasEnded={conversation.ended}
      now={now}
    >
      {type === "twin" || nickname === null ? undefined : (
        <MemberQuickView
          key={nickname}
          nickname={nickname}
          stage={type === "user" ? "match" : "preLike"}
        />
      )}
    </ConversationItem>
  );
}

import { useIntl } from "@gemel/i18n";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { Announcer } from "../Announcer/Announcer.tsx";
import { Conversation } from "./Conversation.tsx";
import type { MessageListProps } from "./message-list-props.ts";
import { MessageAnnouncements } from "./MessageAnnouncements.tsx";
import * as css from "./MessageList.css.ts";
import { MessagesSkeleton } from "./MessagesSkeleton.tsx";
import { NoMessages } from "./NoMessages.tsx";

export type { Message, MessageAudio, MessageAuthor } from "../Message/message.ts";
export type { MessageListProps } from "./message-list-props.ts";
export type { Partner } from "./partner.ts";

/**
 * The messages of one conversation, as tall as its container; key it by the conversation. It opens
 * at the newest message, follows new ones while they are in view and otherwise counts them, keeps
 * its place while older ones load, and announces new ones politely.
 *
 * Not for sending (`Composer`), nor for a list of conversations.
 */
export function MessageList(props: MessageListProps) {
  const { messages, isLoading = false, hasFailed = false } = props;
  return (
    <Announcer>
      <MessageAnnouncements messages={messages} isReady={!isLoading && !hasFailed} />
      <div className={css.frame}>
        <Messages {...props} />
      </div>
    </Announcer>
  );
}

function Messages(props: MessageListProps) {
  const intl = useIntl();
  const { messages, partner, partnerPicture, emptyTitle, emptyReason, isLoading = false } = props;
  const { hasFailed = false, failedTitle, onReload } = props;
  if (messages.length > 0) return <Conversation {...props} />;
  if (isLoading) return <MessagesSkeleton />;
  return (
    <div className={css.alone}>
      {hasFailed ? (
        <ErrorState
          title={failedTitle ?? intl.formatMessage({ id: "chat.messages.failedTitle" })}
          onRetry={onReload}
        >
          {failedTitle === undefined
            ? intl.formatMessage({ id: "chat.messages.failedHint" })
            : null}
        </ErrorState>
      ) : (
        <NoMessages
          partner={partner}
          pictureSrc={partnerPicture}
          title={emptyTitle}
          reason={emptyReason}
        />
      )}
    </div>
  );
}

import { useIntl } from "@gemel/i18n";
import { memo, useRef, useState } from "react";
import { VirtualList, type VirtualListHandle } from "../../layout/VirtualList/VirtualList.tsx";
import { DaySeparator } from "../Message/DaySeparator.tsx";
import { estimateHeight } from "../Message/estimate-height.ts";
import { PlayedMessageContext } from "../Message/played-message.ts";
import type { Message } from "../Message/message.ts";
import { MessageItem } from "../Message/MessageItem.tsx";
import { useDayLabel } from "../Message/use-day-label.ts";
import { useToday } from "../Message/use-today.ts";
import { HistoryEdge, type HistoryEdgeProps } from "./HistoryEdge.tsx";
import type { MessageListProps } from "./message-list-props.ts";
import { NewestButton } from "./NewestButton.tsx";
import { useArrivals } from "./use-arrivals.ts";

const keyOf = (message: Message): string => message.id;

// Scrolling and new messages draw no row again that they do not change.
const Item = memo(MessageItem);

function historyState({
  onReachStart,
  isLoadingEarlier,
  hasEarlierFailed,
}: MessageListProps): HistoryEdgeProps["state"] {
  if (isLoadingEarlier) return "loading";
  if (hasEarlierFailed) return "failed";
  return onReachStart === undefined ? "start" : "more";
}

/** The messages of a conversation that has some. */
export function Conversation(props: MessageListProps) {
  const { messages, partner, today, onReachStart, onRetry, onDiscard } = props;
  const intl = useIntl();
  const now = useToday();
  const dayLabel = useDayLabel(today ?? now);
  const list = useRef<VirtualListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [unread, setUnread] = useState(0);
  const [playedId, setPlayedId] = useState<string>();

  useArrivals(messages, true, (arrived) => {
    if (arrived.some(({ author }) => author === "me")) list.current?.scrollToEnd();
    else if (!isAtEnd) setUnread((count) => count + arrived.length);
  });

  const history = historyState(props);
  const [first] = messages;
  return (
    <PlayedMessageContext value={setPlayedId}>
      <VirtualList
        ref={list}
        label={intl.formatMessage({ id: "chat.messages.label" }, { name: partner.name })}
        items={messages}
        keyOf={keyOf}
        estimateHeight={estimateHeight}
        keptKey={playedId}
        isPartial={history !== "start"}
        header={
          <>
            <HistoryEdge partner={partner} state={history} onRetry={onReachStart} />
            {first?.sentAt ? <DaySeparator>{dayLabel(first.sentAt)}</DaySeparator> : null}
          </>
        }
        onReachStart={history === "more" ? onReachStart : undefined}
        onAtEndChange={(atEnd) => {
          setAtEnd(atEnd);
          if (atEnd) setUnread(0);
        }}
      >
        {(message, index) => (
          <Item
            message={message}
            next={messages[index + 1]}
            dayLabel={dayLabel}
            // A host's function may be another each time: only the rows that use it take it.
            onRetry={message.state === "failed" ? onRetry : undefined}
            onDiscard={message.state === "failed" ? onDiscard : undefined}
          />
        )}
      </VirtualList>
      {isAtEnd ? null : (
        <NewestButton
          count={unread}
          onPress={() => {
            list.current?.scrollToEnd();
            list.current?.focus();
          }}
        />
      )}
    </PlayedMessageContext>
  );
}

import { DaySeparator } from "./DaySeparator.tsx";
import { FailedLine } from "./FailedLine.tsx";
import { following } from "./grouping.ts";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";
import { MessageBubble } from "./MessageBubble.tsx";

export interface MessageItemProps {
  message: Message;
  /** The message below it decides on the gap, the corner and the day between them. */
  next: Message | undefined;
  dayLabel: (day: Date) => string;
  /** Sends a failed message again. */
  onRetry: ((id: string) => void) | undefined;
  /** Takes a failed message away. */
  onDiscard: ((id: string) => void) | undefined;
}

/** A message with what stands between it and the next one. A part of `MessageList`. */
export function MessageItem({ message, next, dayLabel, ...failed }: MessageItemProps) {
  const after = following(message, next);
  return (
    <div className={css.items[after]} data-author={message.author}>
      <MessageBubble message={message} hasTail={after !== "same"} />
      {message.state === "failed" ? (
        <FailedLine id={message.id} failure={message.failure} {...failed} />
      ) : null}
      {after === "day" && next?.sentAt ? (
        <DaySeparator>{dayLabel(next.sentAt)}</DaySeparator>
      ) : null}
    </div>
  );
}

import { useMemo } from "react";
import type { Message } from "../../chat/Message/message.ts";
import { useToday } from "../../chat/Message/use-today.ts";
import { duo } from "./duo.ts";

/** The messages, and after them a bubble with what Duo is doing; nothing for no status. */
export function useMessagesWithStatus(
  messages: readonly Message[],
  statusText: string | undefined,
): readonly Message[] {
  const today = useToday();
  return useMemo(() => {
    if (statusText === undefined) return messages;
    const status: Message = {
      id: "advice-status",
      author: duo.kind,
      authorName: duo.name,
      // No day begins between the last message and what is going on now.
      sentAt: messages.at(-1)?.sentAt ?? today,
      kind: "status",
      text: statusText,
    };
    return [...messages, status];
  }, [messages, statusText, today]);
}

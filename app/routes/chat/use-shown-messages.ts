import { type IntlShape, useIntl } from "@gemel/i18n";
import type { Message, Partner } from "@gemel/ui/MessageList";
import { useMemo, useState } from "react";
import { useAudioSources } from "../../flows/sound/use-audio-source.ts";
import { useBusy } from "../../flows/use-busy.ts";
import {
  type ChatFlow,
  readStatus,
  type Status,
  type TimelineMessage,
} from "../../flows/talk/use-chat.ts";

/** Returns the author: between a member and an AI, a message that is not by the AI is the member's. */
function authorOf({ by_ai, sender_id }: TimelineMessage, { kind }: Partner, memberId: string) {
  if (by_ai) return kind;
  return sender_id === memberId || kind !== "other" ? "me" : "other";
}

/** Returns the current status, as a row without a date. */
function going(status: Status | null, { name }: Partner, intl: IntlShape) {
  const text =
    status?.kind === "thinking"
      ? intl.formatMessage({ id: "chat.status.thinking" }, { name })
      : status?.kind === "other"
        ? status.text
        : undefined;
  return {
    kind: "status",
    authorName: name,
    sentAt: null,
    ...(text !== undefined && { text }),
  } as const;
}

/** A function that gives the same drawn message for the same one: no row is drawn again for nothing. */
function useShow(partner: Partner, memberId: string): (message: TimelineMessage) => Message {
  const intl = useIntl();
  const sourceOf = useAudioSources();
  const [isPlaying, setPlaying] = useState(false);
  useBusy("playing", isPlaying);
  return useMemo(() => {
    const show = (message: TimelineMessage): Message => {
      const { key, kind, content, recording, at } = message;
      const author = authorOf(message, partner, memberId);
      if (kind === "status") {
        return { id: key, author, ...going(readStatus(content), partner, intl) };
      }
      return {
        id: key,
        author,
        authorName: partner.name,
        sentAt: new Date(at),
        kind: kind === "message" ? "text" : kind,
        ...(content === "" ? {} : { text: content }),
        ...(recording && {
          audio: {
            ...sourceOf(recording.url),
            onPlay: () => setPlaying(true),
            onEnd: () => setPlaying(false),
            ...(recording.duration_ms !== null && { durationMs: recording.duration_ms }),
            ...(recording.transcript !== null && { transcript: recording.transcript }),
          },
        }),
      };
    };
    return remembered(show);
  }, [intl, sourceOf, partner, memberId]);
}

/**
 * Marks the member's newest message to a person as seen or not: a person who answers has seen it.
 * @param isNewest - nothing of the member's own waits to be sent after them
 */
function withReceipt(shown: readonly Message[], isNewest: boolean): readonly Message[] {
  const at = shown.findLastIndex(({ author }) => author === "me");
  const own = shown[at];
  if (own === undefined || !isNewest) return shown;
  const isSeen = shown.slice(at + 1).some(({ author }) => author === "other");
  return shown.with(at, { ...own, receipt: isSeen ? "seen" : "sent" });
}

type Shown = Pick<
  ChatFlow,
  "memberId" | "messages" | "outbox" | "areMessagesUsedUp" | "status" | "connection"
>;

/** The rows of a conversation: its messages, those being sent, and the current status. */
export function useShownMessages(chat: Shown, partner: Partner): readonly Message[] {
  const intl = useIntl();
  const show = useShow(partner, chat.memberId);
  const { memberId: _, messages, outbox, areMessagesUsedUp, status, connection } = chat;
  return useMemo(() => {
    // A note of what went on is of interest for as long as nothing came of it.
    const said = messages.filter(
      ({ kind }, index) => kind !== "status" || index === messages.length - 1,
    );
    const lastAt = said.at(-1)?.at ?? 0;
    const onItsWay = connection === "connected" ? "sending" : "unsent";
    const own = outbox.map(({ clientMessageId, content, createdAt, hasFailed }): Message => ({
      id: clientMessageId,
      author: "me",
      authorName: partner.name,
      sentAt: new Date(Math.max(createdAt, lastAt)),
      kind: "text",
      text: content,
      state: hasFailed ? "failed" : onItsWay,
      ...(areMessagesUsedUp && {
        failure: intl.formatMessage({ id: "chat.message.dayUsedUp" }),
      }),
    }));
    const withReceipts = (all: Message[]) =>
      partner.kind === "other" ? withReceipt(all, own.length === 0) : all;
    const shown = [...withReceipts(said.map(show)), ...own];
    if (status === null) return shown;
    return [...shown, { id: "status", author: partner.kind, ...going(status, partner, intl) }];
  }, [intl, messages, outbox, areMessagesUsedUp, status, connection, partner, show]);
}

/** Caches the result for each object, so that it is made only once. */
function remembered<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    const result = known.get(of) ?? make(of);
    known.set(of, result);
    return result;
  };
}

import type { Outbox, OutgoingMessage } from "@gemel/machines/chat";
import { forget, keep, keptKeys, recall } from "../kept.ts";

interface Place {
  readonly memberId: string;
  readonly conversationId: string;
}

const draftKey = ({ memberId, conversationId }: Place): string =>
  `chatDraft:${memberId}:${conversationId}`;

const outboxKey = ({ memberId, conversationId }: Place): string =>
  `chatOutbox:${memberId}:${conversationId}:`;

export function keepDraft(place: Place, text: string): void {
  if (text === "") forget(draftKey(place));
  else keep(draftKey(place), { text });
}

export function recallDraft(place: Place): string {
  const text = recall(draftKey(place))?.["text"];
  return typeof text === "string" ? text : "";
}

function readOutgoing(kept: ReturnType<typeof recall>): OutgoingMessage | null {
  const { clientMessageId, content, createdAt, hasFailed } = kept ?? {};
  return typeof clientMessageId === "string" &&
    typeof content === "string" &&
    typeof createdAt === "number"
    ? { clientMessageId, content, createdAt, hasFailed: hasFailed === true }
    : null;
}

/** Reads the messages that an earlier visit to a conversation could not send, in the order of writing. */
export const recallOutbox = (place: Place): Outbox =>
  keptKeys(outboxKey(place))
    .flatMap((key) => readOutgoing(recall(key)) ?? [])
    .toSorted((one, other) => one.createdAt - other.createdAt);

/**
 * Keeps the messages of an outbox one by one, so that two tabs of a conversation do not overwrite
 * each other's. Call it with the whole outbox whenever it changes.
 */
export function outboxKeeper(place: Place): (outbox: Outbox) => void {
  let kept = recallOutbox(place);
  const keyOf = ({ clientMessageId }: OutgoingMessage) => outboxKey(place) + clientMessageId;
  return (outbox) => {
    for (const message of outbox) if (!kept.includes(message)) keep(keyOf(message), message);
    const keys = new Set(outbox.map(keyOf));
    for (const message of kept) if (!keys.has(keyOf(message))) forget(keyOf(message));
    kept = outbox;
  };
}

/** Puts a message where the conversation sends it from, as soon as it is opened and connected. */
export function putInOutbox(place: Place, content: string): void {
  const message: OutgoingMessage = {
    clientMessageId: crypto.randomUUID(),
    content,
    createdAt: Date.now(),
    hasFailed: false,
  };
  outboxKeeper(place)([...recallOutbox(place), message]);
}

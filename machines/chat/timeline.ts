import type { LiveMessage } from "@gemel/api/live";
import type { Message, Page } from "@gemel/api/values";

/** A message at its place in the conversation. */
export interface TimelineMessage extends Omit<Message, "id"> {
  /** Stays the same from sending to sent, and however often the message arrives. */
  readonly key: string;
  /** Null where a plain backend has not said it yet: the history has it. */
  readonly id: string | null;
  /** When the server stored it, in milliseconds since 1970. */
  readonly at: number;
}

/** In the server's order, each message once. */
export type Timeline = readonly TimelineMessage[];

/** A message as the server gave it. */
export const placed = (message: Message): TimelineMessage => ({
  ...message,
  key: message.client_msg_id ?? message.id,
  at: Date.parse(message.sent_at),
});

/**
 * A message that came over the live connection.
 * @param now - when, for what a plain backend leaves out
 */
export function arrived(frame: LiveMessage, now: number): TimelineMessage {
  const { type: _type, cursor: _cursor, id, client_msg_id, ...message } = frame;
  const sent_at = frame.sent_at ?? new Date(now).toISOString();
  return {
    ...message,
    id,
    client_msg_id,
    sent_at,
    key: client_msg_id ?? id ?? `live ${sent_at} ${frame.content}`,
    at: Date.parse(sent_at),
  };
}

const namesOf = ({ key, id, client_msg_id }: TimelineMessage): string[] =>
  [key, id, client_msg_id].filter((name) => name !== null);

/** The text of a message, which identifies a message without an id. */
const wordsOf = ({ by_ai, kind, content }: TimelineMessage): string =>
  `${by_ai} ${kind} ${content}`;

const isSame = (one: TimelineMessage, other: TimelineMessage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Merges two versions of a message: a transcript may come later, and is never removed. */
function united(held: TimelineMessage, arriving: TimelineMessage): TimelineMessage {
  const recording = arriving.recording && {
    ...arriving.recording,
    transcript: arriving.recording.transcript ?? held.recording?.transcript ?? null,
  };
  const client_msg_id = arriving.client_msg_id ?? held.client_msg_id;
  const known = { ...held, ...arriving, recording, client_msg_id, key: held.key };
  return isSame(held, known) ? held : known;
}

/**
 * Merges messages in the server's order. A message that is held already, by its id or by the id that its
 * sender gave it, stays one message with its key.
 * @param side - the place of messages of the same moment: older pages before, all others after
 */
export function mergeMessages(
  held: Timeline,
  arriving: Timeline,
  side: "before" | "after" = "after",
): Timeline {
  const messages = new Map(arriving.map((message) => [message.id ?? message.key, message]));
  const byName = new Map(
    [...messages].flatMap(([name, message]) =>
      namesOf(message).map((other) => [other, name] as const),
    ),
  );
  const others: TimelineMessage[] = [];
  for (const message of held) {
    const name = namesOf(message)
      .map((one) => byName.get(one))
      .find((found) => found !== undefined);
    const same = name === undefined ? undefined : messages.get(name);
    if (name === undefined || same === undefined) others.push(message);
    else messages.set(name, united(message, same));
  }
  for (const [name, message] of messages) {
    if (message.id === null) continue;
    const words = wordsOf(message);
    const same = others.find((other) => other.id === null && wordsOf(other) === words);
    if (same === undefined) continue;
    others.splice(others.indexOf(same), 1);
    messages.set(name, united(same, message));
  }
  const newer = [...messages.values()];
  const all = side === "before" ? [...newer, ...others] : [...others, ...newer];
  return all.toSorted((one, other) => one.at - other.at);
}

/** The messages of a page that a timeline does not have yet. */
export function unknownIn(held: Timeline, arriving: Timeline): Timeline {
  const names = new Set(held.flatMap(namesOf));
  return arriving.filter((message) => !namesOf(message).some((name) => names.has(name)));
}

/**
 * Whether messages may be missing between what was held when events stopped coming and the newest
 * page.
 * @param until - when the last message before that was sent
 */
export const hasGap = ({ items, next_cursor }: Page<Message>, until: number): boolean =>
  next_cursor !== null && items.every(({ sent_at }) => Date.parse(sent_at) > until);

/** Returns the messages of a timeline that are not older than a page. */
export function since(held: Timeline, { items: [first] }: Page<Message>): Timeline {
  const from = first ? Date.parse(first.sent_at) : -Infinity;
  return held.filter(({ at }) => at >= from);
}

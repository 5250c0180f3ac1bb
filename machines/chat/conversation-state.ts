import type { LiveFrame, LiveMessage, Status } from "@gemel/api/live";
import type { Message, Page } from "@gemel/api/values";
import { allFailed, asStored, marked, nextToSend, type Outbox, without } from "./outbox.ts";
import {
  arrived,
  hasGap,
  mergeMessages,
  placed,
  since,
  type Timeline,
  unknownIn,
} from "./timeline.ts";

/** The known state of a conversation, from any source. */
export interface ConversationState {
  readonly conversationId: string;
  /** The member whose messages count as own. */
  readonly memberId: string;
  /** The backend acknowledges no message: what was sent counts as stored (decision 0031). */
  readonly isPlain: boolean;
  readonly messages: Timeline;
  readonly outbox: Outbox;
  /** Cursor of the messages before these; null if there are none, or none were loaded yet. */
  readonly cursor: string | null;
  /** The current activity in the conversation; null if there is none. */
  readonly status: Status | null;
  /** When an AI last answered, in milliseconds since 1970. */
  readonly answeredAt: number;
  /** A return to the live connection brings what was missed. */
  readonly hasLiveCursor: boolean;
  /** Whether something may be missing that only the history has. */
  readonly isBehind: boolean;
  /** Time of the message up to which nothing is missing, in milliseconds since 1970. */
  readonly completeUntil: number;
  /** Whether the conversation takes no more messages. */
  readonly isEnded: boolean;
  /** The member has sent as many messages as a day allows. */
  readonly areMessagesUsedUp: boolean;
}

/** docs/product.md section 4: how long an answer of an AI keeps `thinking` away, ms. */
const thinkingSuppressed = 5000;

/** The contract: a status with this in place of a conversation holds for every one. */
const isForAll = (conversationId: string): boolean => /^[0-]+$/.test(conversationId);

const endOf = (messages: Timeline): number => messages.at(-1)?.at ?? -Infinity;

/** Marks that from here on something may be missing until the history is requested. */
export const fallBehind = (state: ConversationState): ConversationState => ({
  ...state,
  isBehind: true,
  completeUntil: Math.min(state.completeUntil, endOf(state.messages)),
});

/** The conversation takes no more messages: what was not sent will not be. */
export const end = (state: ConversationState): ConversationState => ({
  ...state,
  isEnded: true,
  status: null,
  outbox: allFailed(state.outbox),
});

/** How far a device's clock may be ahead of the server's, in milliseconds. */
const clockTolerance = 60_000;

/**
 * A plain backend gives a message of the member's own without the id that it has here: it is what goes first of the
 * outbox, where the words are the same.
 * @param tolerance how much older than that it may be, in milliseconds
 */
function recognised(
  { isPlain, outbox, memberId, messages }: ConversationState,
  arriving: Timeline,
  tolerance = Infinity,
): Timeline {
  const sent = isPlain ? nextToSend(outbox) : null;
  const found =
    sent &&
    unknownIn(messages, arriving).find(
      ({ sender_id, content, at }) =>
        sender_id === memberId && content === sent.content && at >= sent.createdAt - tolerance,
    );
  if (!found) return arriving;
  const client_msg_id = sent.clientMessageId;
  const own = { ...found, client_msg_id, key: client_msg_id };
  return arriving.map((message) => (message === found ? own : message));
}

/** Takes in what came after all that was known. */
function takeNewer(state: ConversationState, arriving: Timeline, now: number): ConversationState {
  const newer = recognised(state, arriving);
  const others = unknownIn(state.messages, newer).filter(
    ({ sender_id }) => sender_id !== state.memberId,
  );
  return {
    ...state,
    messages: mergeMessages(state.messages, newer),
    outbox: without(state.outbox, new Set(newer.map(({ client_msg_id }) => client_msg_id))),
    status: others.length > 0 ? null : state.status,
    answeredAt: others.some(({ by_ai }) => by_ai) ? now : state.answeredAt,
  };
}

/**
 * A message of the member's own that the server has stored, such as a voice note.
 * @param message null where a plain backend does not give it: the history has it
 */
export const takeStored = (state: ConversationState, message: Message | null): ConversationState =>
  message === null ? fallBehind(state) : takeNewer(state, [placed(message)], state.answeredAt);

/** Takes the first message of the outbox as stored: it was sent to a backend that acknowledges nothing. */
export function takeSent(state: ConversationState): ConversationState {
  const sent = nextToSend(state.outbox);
  if (sent === null) return state;
  const sentAt = new Date(Math.max(sent.createdAt, endOf(state.messages))).toISOString();
  return takeNewer(state, [asStored(sent, { ...state, id: null, sentAt })], state.answeredAt);
}

/** The first page of a conversation; messages received live during the load stay. */
export const takeFirstPage = (
  state: ConversationState,
  { items, next_cursor }: Page<Message>,
): ConversationState => {
  const page = recognised(state, items.map(placed), clockTolerance);
  return {
    ...state,
    messages: mergeMessages(state.messages, page, "before"),
    outbox: without(state.outbox, new Set(page.map(({ client_msg_id }) => client_msg_id))),
    cursor: next_cursor,
    completeUntil: endOf(page),
  };
};

export const takeOlderPage = (
  state: ConversationState,
  { items, next_cursor }: Page<Message>,
): ConversationState => ({
  ...state,
  messages: mergeMessages(state.messages, items.map(placed), "before"),
  cursor: next_cursor,
});

/** Merges the newest page. If it does not reach back to the held messages, it replaces them. */
export function takeNewestPage(
  state: ConversationState,
  page: Page<Message>,
  now: number,
): ConversationState {
  const isCut = hasGap(page, state.completeUntil);
  const taken = takeNewer(
    {
      ...state,
      messages: isCut ? since(state.messages, page) : state.messages,
      cursor: isCut ? page.next_cursor : state.cursor,
    },
    page.items.map(placed),
    now,
  );
  return { ...taken, completeUntil: state.isBehind ? endOf(taken.messages) : Infinity };
}

function takeMessage(before: ConversationState, frame: LiveMessage, now: number) {
  // An AI answers what it has.
  const state = before.isPlain && frame.by_ai ? takeSent(before) : before;
  // The newest message goes last and is a message of its own, whatever this device's clock says.
  const message = arrived(frame, Math.max(now, endOf(state.messages) + 1));
  // A plain backend may return a message without its sender.
  const isEcho =
    state.isPlain &&
    frame.sender_id === null &&
    !frame.by_ai &&
    frame.content === nextToSend(state.outbox)?.content;
  return takeNewer(state, [isEcho ? { ...message, sender_id: state.memberId } : message], now);
}

function takeStatus(state: ConversationState, status: Status | null, now: number) {
  const isSuppressed = status?.kind === "thinking" && now - state.answeredAt < thinkingSuppressed;
  return isSuppressed ? state : { ...state, status };
}

/** Takes in what came over the live connection; whatever is of another conversation changes nothing. */
export function takeFrame(
  state: ConversationState,
  frame: LiveFrame,
  now: number,
): ConversationState {
  const isOurs = frame.conversation_id === state.conversationId;
  if (!isOurs && !(frame.type === "status" && isForAll(frame.conversation_id))) return state;
  const hasLiveCursor = state.hasLiveCursor || ("cursor" in frame && frame.cursor !== null);
  const known = { ...state, hasLiveCursor };
  switch (frame.type) {
    case "message":
      // A plain backend gives the address of a recording in the history only.
      return frame.kind === "audio" && frame.recording === null
        ? fallBehind(known)
        : takeMessage(known, frame, now);
    case "status":
      return takeStatus(known, frame.status, now);
    case "ack": {
      const sent = state.outbox.find((one) => one.clientMessageId === frame.client_msg_id);
      if (sent === undefined) return known;
      const stored = asStored(sent, { ...state, id: frame.id, sentAt: frame.sent_at });
      return takeNewer({ ...known, areMessagesUsedUp: false }, [stored], now);
    }
    case "error": {
      if (frame.code === "conversation_closed" || frame.code === "twin_not_shared")
        return end(known);
      if (frame.code === "rate_limited") return known;
      const refused = frame.client_msg_id ?? nextToSend(state.outbox)?.clientMessageId ?? null;
      return {
        ...known,
        outbox: marked(state.outbox, refused, true),
        areMessagesUsedUp: frame.code === "daily_limit",
      };
    }
    case "event":
      if (frame.event === "resync") return fallBehind(known);
      return frame.event === "conversation_ended" ? end(known) : known;
  }
}

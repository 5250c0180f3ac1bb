import type { ReportedMessage } from "../../database/documents.ts";

/** How many messages a report keeps, and how many bytes they have as JSON: an admin gets them in one answer. */
export const EVIDENCE_LIMIT = { messages: 5_000, bytes: 4 * 1024 * 1024 } as const;

/** The same for a first report: it leaves room for additions. */
export const FIRST_LIMIT = { messages: 2_500, bytes: 2 * 1024 * 1024 } as const;

/** Number of the first messages of the reported member, and of their twin, that come before others. */
const FIRST_REPORTED = 100;

/** Number of the reported member's messages before, and after, each one of the reporter that come along. */
const AROUND_OWN = 3;

/** Messages of more bytes come after others: who sends them chooses how much room they take. */
const LONG = 1_024;

export interface About {
  readonly reporterId: string;
  readonly reportedId: string;
  /** Messages that the reporter names. */
  readonly markedIds: readonly string[];
}

/** The evidence of a first report, within its limit; of too much the middle is left out. */
export function firstEvidence(
  found: readonly ReportedMessage[],
  about: About,
): readonly ReportedMessage[] {
  const messages = inOrder(found);
  return within(FIRST_LIMIT, messages, byWeight(messages, about));
}

/**
 * Joins earlier evidence with the messages since then, within the limit. Messages that were kept once stay as
 * they were. The first evidence and named messages stay; if there is too much, the middle of the rest is
 * dropped.
 */
export function joinEvidence(
  former: readonly ReportedMessage[],
  found: readonly ReportedMessage[],
  about: About,
): readonly ReportedMessage[] {
  const marked = new Set(about.markedIds);
  const known = new Set(former.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  const spare = added.map((message) => ({ ...message, is_spare: true }));
  const messages = inOrder(
    [...former, ...spare].map((one) => (marked.has(one.id) ? last(one) : one)),
  );
  const lasting = messages.filter(({ id, is_spare: isSpare }) => known.has(id) && isSpare !== true);
  return within(EVIDENCE_LIMIT, messages, [...lasting, ...byWeight(messages, about)]);
}

function last(message: ReportedMessage): ReportedMessage {
  const { is_spare: _, ...lasting } = message;
  return lasting;
}

/**
 * Orders messages by weight: those that the reporter names, the first of the reported member and of their
 * twin, the reporter's own, those around them, and all from both ends.
 */
function byWeight(
  messages: readonly ReportedMessage[],
  { reporterId, reportedId, markedIds }: About,
): readonly ReportedMessage[] {
  const conversations = [false, true].map((isWithTwin) =>
    messages.filter((message) => (message.is_with_twin === true) === isWithTwin),
  );
  const ofReported = ({ sender_id: senderId }: ReportedMessage) => senderId === reportedId;
  return [
    ...messages.filter(({ id }) => markedIds.includes(id)),
    ...conversations.flatMap((one) => one.filter(ofReported).slice(0, FIRST_REPORTED)),
    ...fromBothEnds(messages.filter(({ sender_id: senderId }) => senderId === reporterId)),
    ...shortestFirst(conversations.flatMap((one) => besideOthers(one, ofReported))),
    ...fromBothEnds(messages),
  ];
}

/** Messages of one side of a conversation that are near to one of the other side. */
function besideOthers(
  conversation: readonly ReportedMessage[],
  isOfSide: (message: ReportedMessage) => boolean,
): readonly ReportedMessage[] {
  const ofSide = conversation.filter(isOfSide);
  const near = new Set<ReportedMessage>();
  let before = 0;
  for (const message of conversation) {
    if (isOfSide(message)) before += 1;
    else {
      const from = Math.max(0, before - AROUND_OWN);
      for (const neighbour of ofSide.slice(from, before + AROUND_OWN)) near.add(neighbour);
    }
  }
  return [...near];
}

const shortestFirst = (messages: readonly ReportedMessage[]): readonly ReportedMessage[] =>
  messages
    .map((message) => ({ message, size: sizeOf(message) }))
    .toSorted((a, b) => a.size - b.size)
    .map(({ message }) => message);

function fromBothEnds(messages: readonly ReportedMessage[]): readonly ReportedMessage[] {
  const ordered = messages
    .map((message, index) => ({ message, distance: Math.min(index, messages.length - 1 - index) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ message }) => ({ message, isLong: sizeOf(message) > LONG }));
  return [
    ...ordered.filter(({ isLong }) => !isLong),
    ...ordered.filter(({ isLong }) => isLong),
  ].map(({ message }) => message);
}

const sizeOf = (message: ReportedMessage): number => Buffer.byteLength(JSON.stringify(message));

/** Returns as many messages as there is room for, in their order; those that weigh more are taken first. */
function within(
  limit: { readonly messages: number; readonly bytes: number },
  messages: readonly ReportedMessage[],
  weighed: readonly ReportedMessage[],
): readonly ReportedMessage[] {
  const kept = new Set<ReportedMessage>();
  let bytes = 0;
  for (const message of new Set(weighed)) {
    const size = sizeOf(message);
    if (kept.size === limit.messages || bytes + size > limit.bytes) continue;
    kept.add(message);
    bytes += size;
  }
  return messages.filter((message) => kept.has(message));
}

const inOrder = (messages: readonly ReportedMessage[]): readonly ReportedMessage[] =>
  messages.toSorted((a, b) => a.sent_at.localeCompare(b.sent_at));

import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { type Answering, messageStore, type StoredMessage } from "./store.ts";
import { type Conversation, markRead, requireConversation } from "../conversations/rules.ts";
import type { LiveConnection } from "../../live/live-connection.ts";
import type { Services } from "../../services.ts";
import { type Message, type NewMessage, textParts } from "../../live/delivery.ts";
import { requireStatus } from "../accounts/account.ts";
import type { Page } from "../../foundation/page.ts";
import type { Member } from "../../foundation/member.ts";
import type { Db } from "../../jobs/db.ts";
import { requireVisible } from "../candidates/rules.ts";
import { maySpeakToTwin } from "../twins/sharing.ts";

export type AddServices = Pick<
  Services,
  "clock" | "db" | "live" | "messageCursors" | "conversationQueue"
>;

interface Added {
  readonly message: Message;
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

/** Adds a message as `addOnce` does, for callers that need not know whether the message was there before. */
export const addMessage = async (
  services: AddServices,
  message: NewMessage,
  answering?: Answering,
): Promise<Message> => (await addOnce(services, message, answering)).message;

interface AddOptions extends Answering {
  readonly from?: Pick<LiveConnection, "receive">;
}

/**
 * Stores a message, then delivers it to every live connection of its conversation, and notifies everybody
 * else in it that there is one. A process stores and delivers messages of one conversation one after the
 * other; between processes they are put in order by each receiver. A `clientMessageId` that its sender has
 * used there before gives the message of then, and delivers it only to `from`.
 * @throws AppError `not_found` or `conversation_closed`
 */
export function addOnce(
  services: AddServices,
  message: NewMessage,
  { from, ...answering }: AddOptions = {},
): Promise<Added> {
  const { conversationId } = message;
  return services.conversationQueue.run(conversationId, async () => {
    const onlineIds = await services.live.online(conversationId);
    const draft = { ...message, id: randomUUID(), createdAt: services.clock() };
    const stored = await messageStore(services.db).add(draft, onlineIds, answering);
    if (stored !== undefined) {
      await deliver(services, stored.message, stored.memberIds);
      await remindOffline(services, stored, onlineIds);
      return { message: stored.message, isNew: true };
    }
    const sent = await findSent(services, message);
    from?.receive({ message: sent, cursor: cursorOf(services, sent) });
    return { message: sent, isNew: false };
  });
}

const cursorOf = (
  { messageCursors }: Pick<Services, "messageCursors">,
  { conversationId, seq }: Message,
): string => messageCursors.signLive(conversationId, seq);

async function deliver(services: AddServices, message: Message, memberIds: readonly string[]) {
  const cursor = cursorOf(services, message);
  await services.live.deliver({ message, cursor });
  const { conversationId, senderId } = message;
  for (const id of memberIds) {
    if (id === senderId) continue;
    await services.live.notifyMember(id, { event: "message", conversationId, cursor });
  }
}

async function remindOffline(
  { db }: Pick<Services, "db">,
  { message, memberIds }: StoredMessage,
  onlineIds: readonly string[],
): Promise<void> {
  const { senderId } = message;
  if (senderId === null) return;
  for (const userId of memberIds) {
    if (userId === senderId || onlineIds.includes(userId)) continue;
    await db.jobs.send("waiting-mail", { userId }, WAITING_TIME);
  }
}

/** The message that was sent with the same `clientMessageId`, or why there can be none. */
async function findSent(services: AddServices, message: NewMessage): Promise<Message> {
  const { conversationId, senderId, clientMessageId } = message;
  if (senderId !== null && clientMessageId !== null) {
    const sent = await messageStore(services.db).findSent(
      conversationId,
      senderId,
      clientMessageId,
    );
    if (sent !== undefined) return sent;
  }
  if (senderId !== null) await requireConversation(services, senderId, conversationId);
  throw new AppError("conversation_closed");
}

interface SentText {
  readonly text: string;
  readonly clientMessageId: string | null;
}

/**
 * Takes a text that a member sends on a live connection. If it has a `clientMessageId`, the connection gets
 * an acknowledgement, else the message itself. An AI answers a text that it has not received before. Each
 * call checks that the conversation goes on and is the member's.
 * @throws AppError `not_found`, `conversation_closed` or `twin_not_shared`
 */
export async function sendText(
  services: AddServices & Pick<Services, "answerer">,
  from: LiveConnection,
  conversation: Conversation,
  { text, clientMessageId }: SentText,
): Promise<void> {
  const { memberId: senderId } = from;
  if (!(await wasSent(services, senderId, conversation, clientMessageId))) {
    await requireSpeakable(services, senderId, conversation);
  }
  const { isNew } = await addOnce(
    services,
    {
      ...textParts,
      conversationId: conversation.id,
      senderId,
      role: "user",
      text,
      clientMessageId,
    },
    { from, isQuestion: conversation.type !== "user" },
  );
  if (isNew && conversation.type !== "user") services.answerer.noteMessage(conversation);
}

/** Whether a text to an AI was taken before: then it is acknowledged, whatever has changed. */
async function wasSent(
  { db }: Pick<Services, "db">,
  senderId: string,
  { id, type }: Conversation,
  clientMessageId: string | null,
): Promise<boolean> {
  if (type === "user" || clientMessageId === null) return false;
  return (await messageStore(db).findSent(id, senderId, clientMessageId)) !== undefined;
}

/**
 * A page of a conversation. With the newest page the member has read the conversation.
 * @throws AppError `onboarding_incomplete`, `not_found` or `invalid_cursor`
 */
export async function getMessages(
  services: Pick<Services, "db" | "messageCursors">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  query: MessagesQuery,
): Promise<Page<Message>> {
  requireStatus(member, "questionnaire_completed");
  await requireConversation(services, member.id, conversationId);
  const page = await readMessages(services, member.id, conversationId, query);
  const newest = page.items.at(-1);
  const isNewest = !query.before && (query.page ?? 1) === 1;
  if (isNewest && newest !== undefined) {
    await markRead(services.db, member.id, conversationId, newest.seq);
  }
  return page;
}

export interface MessagesQuery {
  /** The cursor of the page at hand, for what is before it; none, or an empty one, for the newest. */
  readonly before?: string | undefined;
  /** Counted from the newest, beginning with 1; ignored beside `before`. */
  readonly page?: number;
  readonly limit: number;
}

/**
 * Returns a page of the messages of a conversation that a member can see, in the order of time; the newest
 * page first. The caller has checked that the member can see the conversation.
 * @throws AppError `invalid_cursor`
 */
export async function readMessages(
  { messageCursors, db }: Pick<Services, "db" | "messageCursors">,
  memberId: string,
  conversationId: string,
  { before, page = 1, limit }: MessagesQuery,
): Promise<Page<Message>> {
  const found = await messageStore(db).page(memberId, conversationId, {
    before: before ? messageCursors.readBefore(memberId, conversationId, before) : undefined,
    skip: before ? 0 : (page - 1) * limit,
    limit: limit + 1,
  });
  const items = found.slice(0, limit).toReversed();
  const first = items[0];
  const hasMore = found.length > limit && first !== undefined;
  return {
    items,
    nextCursor: hasMore ? messageCursors.signBefore(memberId, conversationId, first.seq) : null,
    total: await messageStore(db).count(memberId, conversationId),
  };
}

/** Keeps what a recording says, for the history; live connections get no event. */
export const noteTranscript = (db: Db, messageId: string, transcript: string) =>
  messageStore(db).setTranscript(messageId, transcript);

export const messagesAfter = (db: Db, conversationId: string, seq: number, limit: number) =>
  messageStore(db).after(conversationId, seq, limit);

export const readOn = (
  db: Db,
  memberId: string,
  conversationId: string,
  afterSeq: number,
  limit: number,
) => messageStore(db).readOn(memberId, conversationId, afterSeq, limit);

export const findMessage = (db: Db, conversationId: string, id: string) =>
  messageStore(db).find(conversationId, id);

export const findMessageFor = (db: Db, memberId: string, conversationId: string, id: string) =>
  messageStore(db).findFor(memberId, conversationId, id);

export const findSentMessage = (
  db: Db,
  conversationId: string,
  senderId: string,
  clientMessageId: string,
) => messageStore(db).findSent(conversationId, senderId, clientMessageId);

/**
 * Refuses what a member would say in a conversation that takes no more messages now: it has ended, its
 * twin is not shared with the member any more, or its subject is no longer visible to them.
 * @throws AppError `conversation_closed`, `twin_not_shared` or `not_found`
 */
export async function requireSpeakable(
  services: Pick<Services, "db">,
  memberId: string,
  { type, subjectId, closedAt }: Pick<Conversation, "type" | "subjectId" | "closedAt">,
): Promise<void> {
  if (closedAt !== null) throw new AppError("conversation_closed");
  if (subjectId === null || subjectId === memberId) return;
  await requireVisible(services.db, memberId, subjectId);
  if (type !== "twin" || (await maySpeakToTwin(services, memberId, subjectId))) return;
  throw new AppError("twin_not_shared");
}

/** How long a message waits unread until a mail reminds of it, in seconds. */
export const WAITING_TIME = 30 * 60;

import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { LiveConnection } from "../live/live-connection.ts";
import type { Parts } from "../parts.ts";
import type { Message, NewMessage } from "./message.ts";
import type { Answering, StoredMessage } from "./message-store.ts";
import { WAITING_TIME } from "./waiting-rules.ts";

export type AddParts = Pick<Parts, "clock" | "live" | "messageCursors" | "stores" | "turns">;

interface Added {
  readonly message: Message;
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

/** What `addOnce` does, for whom it is all the same whether the message was there before. */
export async function addMessage(
  parts: AddParts,
  message: NewMessage,
  answering?: Answering,
): Promise<Message> {
  return (await addOnce(parts, message, answering)).message;
}

interface AddOptions extends Answering {
  /** The connection that it came from. */
  readonly from?: Pick<LiveConnection, "hear">;
}

/**
 * Stores a message, then delivers it to every live connection of its conversation, and tells everybody
 * else in it that there is one. A process stores and delivers messages of one conversation one after the
 * other; between processes they are put in order by who hears them. A `clientMessageId` that its sender has
 * used there before gives the message of then, and delivers it to nobody but `from`.
 * @throws AppError `not_found` or `conversation_closed`
 */
export function addOnce(
  parts: AddParts,
  message: NewMessage,
  { from, ...answering }: AddOptions = {},
): Promise<Added> {
  const { conversationId } = message;
  return parts.turns.take(conversationId, async () => {
    const presentIds = await parts.live.present(conversationId);
    const draft = { ...message, id: randomUUID(), createdAt: parts.clock() };
    const stored = await parts.stores.messages.add(draft, presentIds, answering);
    if (stored !== undefined) {
      await deliver(parts, stored.message, stored.memberIds);
      await remindAbsent(parts, stored, presentIds);
      return { message: stored.message, isNew: true };
    }
    const sent = await findSent(parts, message);
    from?.hear({ message: sent, cursor: cursorOf(parts, sent) });
    return { message: sent, isNew: false };
  });
}

const cursorOf = (
  { messageCursors }: Pick<Parts, "messageCursors">,
  { conversationId, seq }: Message,
): string => messageCursors.sealLive(conversationId, seq);

async function deliver(
  parts: AddParts,
  message: Message,
  memberIds: readonly string[],
): Promise<void> {
  const cursor = cursorOf(parts, message);
  await parts.live.deliver({ message, cursor });
  const { conversationId, senderId } = message;
  for (const id of memberIds) {
    if (id === senderId) continue;
    await parts.live.tellMember(id, { event: "message", conversationId, cursor });
  }
}

/** Whoever was not there hears of what a person said by mail, if it waits too long. */
async function remindAbsent(
  { stores }: Pick<Parts, "stores">,
  { message, memberIds }: StoredMessage,
  presentIds: readonly string[],
): Promise<void> {
  const { senderId } = message;
  if (senderId === null) return;
  for (const userId of memberIds) {
    if (userId === senderId || presentIds.includes(userId)) continue;
    await stores.jobs.send("waiting-mail", { userId }, WAITING_TIME);
  }
}

/** The message that was sent with the same `clientMessageId`, or why there can be none. */
async function findSent(parts: AddParts, message: NewMessage): Promise<Message> {
  const { conversationId, senderId, clientMessageId } = message;
  if (senderId !== null && clientMessageId !== null) {
    const sent = await parts.stores.messages.findSent(conversationId, senderId, clientMessageId);
    if (sent !== undefined) return sent;
  }
  if (senderId !== null) await requireConversation(parts, senderId, conversationId);
  throw new AppError("conversation_closed");
}

import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { Conversation } from "../conversations/rules.ts";
import { catchUp, messagesMissedAfter, type ReturningConnection } from "./rules.ts";
import type { AiStatus, LiveMember } from "../../live/live-connection.ts";
import { sendText } from "../messages/rules.ts";
import { createInbox } from "./inbox.ts";
import type { LiveService, LiveSocketServices } from "./add-live-socket.ts";
import { ackFrame, errorFrame, messageFrame, resyncFrame, statusFrame } from "./frames.ts";
import type { Delivery, Message } from "../../live/delivery.ts";
import { endCodes } from "../../live/live-close-codes.ts";
import { createLiveSender } from "./live-sender.ts";

/** The subject and the sender of a frame. */
interface ConversationSocket {
  readonly request: FastifyRequest;
  readonly connection: ConversationConnection;
  readonly conversation: Conversation;
}

/**
 * Serves a conversation over a socket. Its connection subscribes before it begins, so that nothing falls
 * between what was missed and what is live.
 */
export function serveConversation(
  services: LiveSocketServices,
  socket: WebSocket,
  {
    request,
    member,
    conversation,
    after,
  }: Omit<ConversationSocket, "connection"> & {
    readonly member: LiveMember;
    readonly after: number | "unknown";
  },
  fail: (error: unknown) => void,
): LiveService {
  const connection = createConversationConnection(socket, member, conversation.id, {
    readAfter: (seq) => messagesMissedAfter(services, conversation.id, seq),
    onEnd: () => inbox.stop(),
    onError: fail,
  });
  const take = async (text: string): Promise<void> => {
    const refusal = await takeFrame(services, { request, connection, conversation }, text);
    if (refusal !== undefined && socket.readyState === socket.OPEN) socket.send(refusal);
  };
  const inbox = createInbox(socket, take, fail);
  return {
    connection,
    begin: () => catchUp(services, connection, conversation.id, after),
    take: inbox.put,
    stop: inbox.stop,
  };
}

/** Takes a frame. @returns the frame that refuses it, if it is refused */
async function takeFrame(
  services: LiveSocketServices,
  { request, connection, conversation }: ConversationSocket,
  text: string,
): Promise<string | undefined> {
  const { memberId: id, sessionId } = connection;
  await services.limits.liveFrameSession(request, { id, sessionId });
  const read = services.readSentFrame(text);
  try {
    if ("fault" in read) throw read.fault;
    if (read.frame.conversationId !== conversation.id) throw new AppError("not_found");
    await services.limits.liveMessageMember(request, id);
    await services.limits.messageDayMember(request, id);
    if (read.frame.clientMessageId !== null) connection.expectAck(read.frame.clientMessageId);
    await sendText(services, connection, conversation, read.frame);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if ("frame" in read && read.frame.clientMessageId !== null) {
      connection.forgetAck(read.frame.clientMessageId);
    }
    return errorFrame(conversation.id, read.clientMessageId, error);
  }
}

/** The most events that may be buffered; a client that needs more comes back later. */
const MAX_BUFFERED = 1_000;

interface ConversationConnection extends ReturningConnection {
  /** Notes the client's id of a message that it sends: an acknowledgement comes in place of that message. */
  expectAck(clientMessageId: string): void;
  /** Notes that the message is refused. @returns whether an acknowledgement was expected */
  forgetAck(clientMessageId: string): boolean;
}

interface ConversationHost {
  /** Reads the messages after a given one, page by page. */
  readonly readAfter: (seq: number) => AsyncIterable<readonly Delivery[]>;
  /** Called before the connection is ended from this side. */
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Passes on every message once, and none before an earlier one: what processes say of a conversation may come
 * out of order, and what is missing then is read from the store.
 */
function createConversationConnection(
  socket: WebSocket,
  member: LiveMember,
  conversationId: string,
  { readAfter, onEnd, onError }: ConversationHost,
): ConversationConnection {
  const sender = createLiveSender(socket);
  const { memberId } = member;
  /** How often each message was sent from here, or sent again, that is not acknowledged yet. */
  const unacknowledged = new Map<string, number>();
  const buffered: (Delivery | AiStatus)[] = [];
  /** The newest message that went out here, or came from here. */
  let newest = 0;
  let isLive = false;

  const forgetAck = (clientMessageId: string): boolean => {
    const count = unacknowledged.get(clientMessageId) ?? 0;
    if (count > 1) unacknowledged.set(clientMessageId, count - 1);
    else unacknowledged.delete(clientMessageId);
    return count > 0;
  };
  const isAwaited = ({ senderId, clientMessageId }: Message): boolean =>
    senderId === memberId && clientMessageId !== null && forgetAck(clientMessageId);
  const frameOf = (delivery: Delivery): string =>
    isAwaited(delivery.message) ? ackFrame(delivery) : messageFrame(delivery, memberId);

  const passMissedMessages = async (): Promise<void> => {
    for await (const page of readAfter(newest)) {
      newest = page.at(-1)?.message.seq ?? newest;
      await sender.sendAll(page.map(frameOf));
    }
  };
  const passOn = (received: Delivery | AiStatus): void => {
    if (typeof received === "string") return sender.send(statusFrame(conversationId, received));
    const { seq } = received.message;
    if (seq > newest) sender.send(frameOf(received));
    // Sent twice: it was passed on before.
    else if (isAwaited(received.message)) sender.send(ackFrame(received));
    newest = Math.max(newest, seq);
  };
  const passBuffered = (): void => {
    isLive = true;
    for (let next = buffered[0]; next !== undefined; next = buffered[0]) {
      if (typeof next !== "string" && next.message.seq > newest + 1) {
        isLive = false;
        closeGap(next.message.seq).catch(onError);
        return;
      }
      buffered.shift();
      passOn(next);
    }
  };
  const closeGap = async (before: number): Promise<void> => {
    await passMissedMessages();
    newest = Math.max(newest, before - 1);
    passBuffered();
  };
  const take = (received: Delivery | AiStatus): void => {
    if (buffered.push(received) > MAX_BUFFERED) socket.terminate();
    else if (isLive) passBuffered();
  };
  return {
    ...member,
    conversationId,
    notify: () => undefined,
    receive: take,
    show: take,
    end: (reason) => {
      onEnd();
      socket.close(endCodes[reason], reason);
    },
    resync: (cursor) => sender.send(resyncFrame(conversationId, cursor)),
    goOn: async (after) => {
      newest = after;
      await passMissedMessages();
      passBuffered();
    },
    expectAck: (clientMessageId) => {
      unacknowledged.set(clientMessageId, (unacknowledged.get(clientMessageId) ?? 0) + 1);
    },
    forgetAck,
  };
}

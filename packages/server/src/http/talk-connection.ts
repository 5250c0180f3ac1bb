import type { WebSocket } from "@fastify/websocket";
import type { ReturningConnection } from "../services/live/catch-up.ts";
import type { AiStatus, LiveMember } from "../services/live/live-connection.ts";
import type { Delivery } from "../services/messages/delivery.ts";
import type { Message } from "../services/messages/message.ts";
import { endCodes } from "./live-close-codes.ts";
import { createLiveSender } from "./live-sender.ts";
import { ackFrame, messageFrame } from "./message-frame.ts";
import { resyncFrame, statusFrame } from "./talk-frames.ts";

/** What may wait for its turn; a client that needs more comes back later. */
const MOST_HELD_BACK = 1_000;

/** The connection of a conversation over a socket. */
export interface TalkConnection extends ReturningConnection {
  /** What its client calls a message that it sends: it gets an acknowledgement in place of that message. */
  expectAck(clientMessageId: string): void;
  /** It is refused. @returns whether an acknowledgement was expected */
  forgetAck(clientMessageId: string): boolean;
}

interface TalkHost {
  /** What came after a message, page by page. */
  readonly readAfter: (seq: number) => AsyncIterable<readonly Delivery[]>;
  /** Called before the connection is ended from this side. */
  readonly onEnd: () => void;
  /** Told why it cannot go on. */
  readonly onError: (error: unknown) => void;
}

/**
 * Passes on every message once, and none before an earlier one: what processes say of a conversation may come
 * out of order, and what is missing then is read from the store.
 */
export function createTalkConnection(
  socket: WebSocket,
  member: LiveMember,
  conversationId: string,
  { readAfter, onEnd, onError }: TalkHost,
): TalkConnection {
  const sender = createLiveSender(socket);
  const { memberId } = member;
  /** How often each message was sent from here, or sent again, that is not acknowledged yet. */
  const unacknowledged = new Map<string, number>();
  const heldBack: (Delivery | AiStatus)[] = [];
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

  const passMissed = async (): Promise<void> => {
    for await (const page of readAfter(newest)) {
      newest = page.at(-1)?.message.seq ?? newest;
      await sender.sendAll(page.map(frameOf));
    }
  };
  const passOn = (heard: Delivery | AiStatus): void => {
    if (typeof heard === "string") return sender.send(statusFrame(conversationId, heard));
    const { seq } = heard.message;
    if (seq > newest) sender.send(frameOf(heard));
    // Sent twice: it was passed on before.
    else if (isAwaited(heard.message)) sender.send(ackFrame(heard));
    newest = Math.max(newest, seq);
  };
  const passHeldBack = (): void => {
    isLive = true;
    for (let next = heldBack[0]; next !== undefined; next = heldBack[0]) {
      if (typeof next !== "string" && next.message.seq > newest + 1) {
        isLive = false;
        closeGap(next.message.seq).catch(onError);
        return;
      }
      heldBack.shift();
      passOn(next);
    }
  };
  const closeGap = async (before: number): Promise<void> => {
    await passMissed();
    newest = Math.max(newest, before - 1);
    passHeldBack();
  };
  const take = (heard: Delivery | AiStatus): void => {
    if (heldBack.push(heard) > MOST_HELD_BACK) socket.terminate();
    else if (isLive) passHeldBack();
  };
  return {
    ...member,
    conversationId,
    tell: () => undefined,
    hear: take,
    show: take,
    end: (reason) => {
      onEnd();
      socket.close(endCodes[reason], reason);
    },
    resync: (cursor) => sender.send(resyncFrame(conversationId, cursor)),
    goOn: async (after) => {
      newest = after;
      await passMissed();
      passHeldBack();
    },
    expectAck: (clientMessageId) => {
      unacknowledged.set(clientMessageId, (unacknowledged.get(clientMessageId) ?? 0) + 1);
    },
    forgetAck,
  };
}

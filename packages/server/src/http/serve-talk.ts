import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Conversation } from "../services/conversations/conversation.ts";
import { catchUp } from "../services/live/catch-up.ts";
import type { LiveMember } from "../services/live/live-connection.ts";
import { missedAfter } from "../services/live/missed-after.ts";
import { sendText } from "../services/messages/send-text.ts";
import { createInbox } from "./inbox.ts";
import type { LiveService, LiveSocketParts } from "./live-service.ts";
import { createTalkConnection, type TalkConnection } from "./talk-connection.ts";
import { errorFrame } from "./talk-frames.ts";

/** What a frame is about, and who sends it. */
interface Talk {
  readonly request: FastifyRequest;
  readonly connection: TalkConnection;
  readonly conversation: Conversation;
}

/**
 * Serves a conversation over a socket. It is to join the hub before it begins, so that nothing falls
 * between what was missed and what is live.
 */
export function serveTalk(
  parts: LiveSocketParts,
  socket: WebSocket,
  {
    request,
    member,
    conversation,
    after,
  }: Omit<Talk, "connection"> & {
    readonly member: LiveMember;
    readonly after: number | "unknown";
  },
  fail: (error: unknown) => void,
): LiveService {
  const connection = createTalkConnection(socket, member, conversation.id, {
    readAfter: (seq) => missedAfter(parts, conversation.id, seq),
    onEnd: () => inbox.stop(),
    onError: fail,
  });
  const talk = { request, connection, conversation };
  const take = async (text: string): Promise<void> => {
    const refusal = await takeFrame(parts, talk, text);
    if (refusal !== undefined && socket.readyState === socket.OPEN) socket.send(refusal);
  };
  const inbox = createInbox(socket, take, fail);
  return {
    connection,
    begin: () => catchUp(parts, connection, conversation.id, after),
    take: inbox.put,
    stop: inbox.stop,
  };
}

/** Takes a frame. @returns the frame that refuses it, if it is refused */
async function takeFrame(
  parts: LiveSocketParts,
  { request, connection, conversation }: Talk,
  text: string,
): Promise<string | undefined> {
  await parts.limits.liveFrameMember(request, connection.memberId);
  const read = parts.readSentFrame(text);
  try {
    if ("fault" in read) throw read.fault;
    if (read.frame.conversationId !== conversation.id) throw new AppError("not_found");
    await parts.limits.liveMessageMember(request, connection.memberId);
    if (read.frame.clientMessageId !== null) connection.expectAck(read.frame.clientMessageId);
    await sendText(parts, connection, conversation, read.frame);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if ("frame" in read && read.frame.clientMessageId !== null) {
      connection.forgetAck(read.frame.clientMessageId);
    }
    return errorFrame(conversation.id, read.clientMessageId, error);
  }
}

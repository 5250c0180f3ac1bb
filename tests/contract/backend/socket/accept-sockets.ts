import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { messageFrame } from "../answers/message.ts";
import type { Backend } from "../backend.ts";
import { asAnswer } from "../http/as-answer.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { prepareCall } from "../http/prepare-call.ts";
import { send } from "../http/send.ts";
import { type Call, memberOf } from "../operations/call.ts";
import { ownConversation } from "../operations/conversations.ts";
import { readCursor } from "../operations/page.ts";
import { EVERY_CONVERSATION, type StoredConversation } from "../world/conversation.ts";
import type { Connection } from "./live.ts";
import { receiveFrame, type Talking } from "./receive-frame.ts";
import { cursorOf } from "./tell-message.ts";

const MOST_FRAME_BYTES = 64 * 1024;

type ChatCall = Call<"connectChat">;

/** Takes upgrades of a server; whoever may not connect is answered like any other call. */
export function acceptSockets(backend: Backend, server: Server): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES });
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    admit(backend, request).then(
      ({ call, conversation }) =>
        sockets.handleUpgrade(request, stream, head, (socket) => {
          serve(backend, call, conversation, socket);
        }),
      (error: unknown) => {
        const response = new ServerResponse(request);
        response.assignSocket(stream as Socket);
        response.shouldKeepAlive = false;
        response.on("finish", () => stream.end());
        send(response, asAnswer(error));
      },
    );
  });
  return sockets;
}

async function admit(backend: Backend, request: IncomingMessage) {
  const { operation, call } = await prepareCall(backend, request);
  if (operation.id !== "connectChat") throw notFound();
  const chat = call as unknown as ChatCall;
  return { call: chat, conversation: joined(chat) };
}

/** The conversation to join; undefined for all of them. @throws Refusal 403 or 404 */
function joined(call: ChatCall): StoredConversation | undefined {
  const { conversation_id, candidate_user_id } = call.parameters;
  if (conversation_id === EVERY_CONVERSATION) return undefined;
  const conversation = ownConversation(call, conversation_id);
  if (candidate_user_id !== undefined && candidate_user_id !== conversation.about) throw notFound();
  if (conversation.ended) throw new Refusal(403, "forbidden", "This conversation has ended.");
  return conversation;
}

function serve(
  { contract, socketRules: rules, world }: Backend,
  call: ChatCall,
  conversation: StoredConversation | undefined,
  socket: WebSocket,
): void {
  const connection: Connection = {
    memberId: memberOf(call).id,
    sessionId: call.session?.id ?? "",
    conversationId: conversation?.id ?? EVERY_CONVERSATION,
    send: (frame) => socket.send(JSON.stringify(rules.outgoing(frame))),
    close: (code, reason) => socket.close(code, reason),
  };
  world.live.connections.add(connection);
  socket.on("close", () => world.live.connections.delete(connection));
  socket.on("error", () => socket.terminate());
  const talking = { contract, world, rules, connection, conversation };
  socket.on("message", (data, isBinary) => {
    if (isBinary) return rules.onBinary(socket);
    const value = parse(String(data));
    return value === undefined ? rules.onUnreadable(socket) : receiveFrame(talking, value);
  });
  if (call.parameters.cursor !== undefined) replay(talking, call.parameters.cursor);
}

/** Sends what came after a cursor, or says that the history must be fetched. */
function replay({ connection, conversation, rules }: Talking, cursor: string): void {
  if (!conversation) return;
  const { id: conversation_id } = conversation;
  try {
    const seen = readCursor(`messages-${conversation_id}`, cursor);
    for (const message of rules.missed(conversation, seen)) {
      connection.send(messageFrame(conversation, message, cursorOf(conversation, message)));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    connection.send({ type: "event", event: "resync", conversation_id });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

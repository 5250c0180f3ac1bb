import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { type Admitted, admit } from "./live/admit.ts";
import type { Clock } from "./live/clock.ts";
import { play, type Receipts } from "./live/play.ts";
import { describeUnknown, isScriptName, type ScriptName, scripts } from "./live/scripts.ts";
import { socket, everyConversation } from "./live/socket.ts";
import { refuse, respond } from "./respond.ts";
import { operations } from "./operations.ts";

interface Conversation {
  readonly conversation_id: string;
  readonly type: string;
  /** Null for the member's own twin. */
  readonly participant_id: unknown;
}

/** Every conversation of the contract's examples. */
function listConversations(): Conversation[] {
  const answers = Object.values(operations.getConversations.answers);
  return answers.flatMap(({ status, body }) => {
    if (status !== 200) return [];
    return Array.isArray(body) ? body : (body as { items: Conversation[] }).items;
  });
}

const scriptOf: Readonly<Record<string, ScriptName>> = {
  twin: "twinThinksAndAnswers",
  advisor: "advisorThinksAndAnswers",
  user: "userWritesBack",
};

/** The default script of a conversation: the one for its type in the examples. */
function chooseScript(conversationId: string): ScriptName {
  if (conversationId === everyConversation) return "memberEvents";
  const { type = "user", participant_id } =
    listConversations().find((one) => one.conversation_id === conversationId) ?? {};
  if (type === "twin" && participant_id !== null) return "otherTwinThinksAndAnswers";
  return scriptOf[type] ?? "userWritesBack";
}

/** The paths of the socket: the contract's path under `/api`, and without it. */
export const socketPaths: readonly string[] = [`/api${socket.path}`, socket.path];

/** The answer to a request for an upgrade that does not get it. */
function createRefusal(incoming: IncomingMessage, stream: Duplex): ServerResponse {
  const response = new ServerResponse(incoming);
  response.shouldKeepAlive = false;
  // node:http passes the connection's socket to an upgrade, but types it as a stream.
  response.assignSocket(stream as Parameters<ServerResponse["assignSocket"]>[0]);
  response.on("finish", () => stream.end());
  return response;
}

interface LiveServer {
  /** Closes every client, because the server stops. */
  readonly close: () => void;
}

/** Lets an HTTP server accept chat sockets and play scripts to them. */
export function attachSocket(server: Server, clock: Clock): LiveServer {
  const receipts: Receipts = new Map();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });

  const connect = (client: WebSocket, admitted: Admitted, name: ScriptName): void => {
    const send = (text: string) => client.send(text);
    const close = (code: number) => client.close(code);
    const playback = play(scripts[name], { ...admitted, send, close }, clock, receipts);
    client.on("message", (data: Buffer, isBinary) => {
      if (isBinary) client.close(1003);
      else playback.receive(data.toString());
    });
    client.on("close", () => playback.stop());
    // A frame too large or malformed; ws closes the connection with the code for it.
    client.on("error", () => playback.stop());
  };

  server.on("upgrade", (incoming, stream, head) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://mock");
    if (!socketPaths.includes(pathname)) {
      refuse(
        createRefusal(incoming, stream),
        404,
        `The socket is at ${socketPaths.join(" and ")}.`,
      );
      return;
    }
    const admitted = admit(searchParams);
    if ("status" in admitted) {
      respond(createRefusal(incoming, stream), admitted);
      return;
    }
    const name = searchParams.get("script") ?? chooseScript(admitted.conversationId);
    if (!isScriptName(name)) {
      refuse(createRefusal(incoming, stream), 400, describeUnknown(name));
      return;
    }
    sockets.handleUpgrade(incoming, stream, head, (client) => connect(client, admitted, name));
  });

  return {
    close: () => {
      for (const client of sockets.clients) client.close(1001);
    },
  };
}

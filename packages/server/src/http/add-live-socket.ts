import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { AppError } from "../errors/app-error.ts";
import { admitToLive } from "../services/live/admit-to-live.ts";
import { checkSubscription } from "../services/live/check-subscription.ts";
import type { LiveMember } from "../services/live/live-connection.ts";
import type { Parts } from "../services/parts.ts";
import type { Repeat } from "../services/repeat.ts";
import { createHeartbeat } from "./heartbeat.ts";
import type { Limits } from "./limits.ts";
import { liveCloseCodes } from "./live-close-codes.ts";
import { refuseOtherOrigins } from "./own-origin.ts";
import { failLiveSocket, serveLiveSocket } from "./serve-live-socket.ts";

const paths = ["/api/ws/chat", "/ws/chat"];

const socketOptions = {
  maxPayload: 64 * 1024,
  perMessageDeflate: false,
  /** How long a client may take to say goodbye before it is cut off. */
  closeTimeout: 3_000,
};
const HEARTBEAT_MS = 30_000;
const EXPIRY_MS = 1_000;

export interface LiveParts extends Pick<Parts, "accessTokens" | "clock" | "live" | "stores"> {
  readonly config: Pick<Config, "mode" | "publicUrl">;
  readonly limits: Limits;
  readonly repeat: Repeat;
}

/**
 * Whether a request that asks for an upgrade gets it; one that does not is answered like any other.
 * It stands before the routes: the plugin would upgrade every route, and log its query.
 */
export function isLiveUpgrade({ headers, method, url = "" }: IncomingMessage): boolean {
  const asked = headers.upgrade?.toLowerCase() === "websocket";
  return asked && method === "GET" && paths.includes(url.split("?", 1)[0] ?? "");
}

/** Serves the live connection. Who may not have it is told before the upgrade, as by any other call. */
export async function addLiveSocket(app: FastifyInstance, parts: LiveParts): Promise<void> {
  await app.register(async (scope) => {
    const heartbeat = createHeartbeat();
    const members = new WeakMap<FastifyRequest, LiveMember>();
    await scope.register(websocket, {
      options: socketOptions,
      errorHandler: failLiveSocket,
      preClose: async () => {
        for (const stop of timers) stop();
        scope.server.removeAllListeners("upgrade");
        scope.websocketServer.close();
        for (const socket of scope.websocketServer.clients) {
          socket.close(liveCloseCodes.goingAway, "the server stops");
        }
      },
    });
    const timers = [
      parts.repeat(HEARTBEAT_MS, () => heartbeat.beat(scope.websocketServer.clients)),
      parts.repeat(EXPIRY_MS, () => parts.live.endExpired(parts.clock())),
    ];
    for (const url of paths) {
      scope.route({
        method: "GET",
        url,
        exposeHeadRoute: false,
        onRequest: async (request) => {
          if (!request.ws) throw new AppError("upgrade_required");
          refuseOtherOrigins(parts.config, request);
        },
        preValidation: async (request) => {
          const { conversation_id, token } = request.query as Record<string, unknown>;
          const member = await admitToLive(parts, typeof token === "string" ? token : undefined);
          await parts.limits.liveConnectMember(request, member.memberId);
          await checkSubscription(parts, member.memberId, conversation_id);
          members.set(request, member);
        },
        handler: () => {
          throw new AppError("upgrade_required");
        },
        wsHandler: (socket, request) => {
          const member = members.get(request);
          if (member === undefined) throw new Error("nobody checked who this is");
          heartbeat.watch(socket);
          serveLiveSocket(parts, socket, request, member);
        },
      });
    }
  });
}

import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { AppError } from "../errors/app-error.ts";
import { admitToLive } from "../services/live/admit-to-live.ts";
import type { LiveMember } from "../services/live/live-connection.ts";
import { subscribe, type Subscription } from "../services/live/subscribe.ts";
import type { Parts } from "../services/parts.ts";
import type { Repeat } from "../services/repeat.ts";
import type { Metrics } from "../operating/metrics.ts";
import { closeGradually } from "./close-gradually.ts";
import { readContract } from "./contract.ts";
import { createHeartbeat } from "./heartbeat.ts";
import type { Limits } from "./limits.ts";
import { refuseOtherOrigins } from "./own-origin.ts";
import { sentFrameReaderOf } from "./read-sent-frame.ts";
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

export interface LiveParts extends Parts {
  readonly config: Pick<Config, "mode" | "publicUrl">;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly repeat: Repeat;
}

/** Who opens a live connection, and what about. */
interface Admitted {
  readonly member: LiveMember;
  readonly subscription: Subscription;
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
  const readSentFrame = sentFrameReaderOf(await readContract());
  await app.register(async (scope) => {
    const serving = { ...parts, readSentFrame };
    const heartbeat = createHeartbeat();
    const admitted = new WeakMap<FastifyRequest, Admitted>();
    let isClosing = false;
    await scope.register(websocket, {
      options: socketOptions,
      errorHandler: failLiveSocket,
      preClose: async () => {
        isClosing = true;
        await closeGradually(scope.websocketServer.clients);
        for (const stop of timers) stop();
        scope.server.removeAllListeners("upgrade");
        scope.websocketServer.close();
        // Whoever was let in a moment before.
        await closeGradually(scope.websocketServer.clients);
      },
    });
    const timers = [
      parts.repeat(HEARTBEAT_MS, () => {
        heartbeat.beat(scope.websocketServer.clients);
        void parts.live.renewPresence();
      }),
      parts.repeat(EXPIRY_MS, () => parts.live.endExpired(parts.clock())),
    ];
    for (const url of paths) {
      scope.route({
        method: "GET",
        url,
        exposeHeadRoute: false,
        config: { operationId: "connectChat" },
        onRequest: async (request) => {
          if (isClosing) throw new AppError("unavailable");
          if (!request.ws) throw new AppError("upgrade_required");
          refuseOtherOrigins(parts.config, request);
        },
        preValidation: async (request) => {
          const query = request.query as Readonly<Record<string, unknown>>;
          const { token } = query;
          const member = await admitToLive(parts, typeof token === "string" ? token : undefined);
          await parts.limits.liveConnectMember(request, member.memberId);
          const subscription = await subscribe(parts, member.memberId, {
            conversationId: query["conversation_id"],
            candidateId: query["candidate_user_id"],
            cursor: query["cursor"],
          });
          admitted.set(request, { member, subscription });
        },
        handler: () => {
          throw new AppError("upgrade_required");
        },
        wsHandler: (socket, request) => {
          const found = admitted.get(request);
          if (found === undefined) throw new Error("nobody checked who this is");
          heartbeat.watch(socket);
          serveLiveSocket(serving, socket, request, found.member, found.subscription);
        },
      });
    }
  });
}

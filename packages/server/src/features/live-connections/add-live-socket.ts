import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "@fastify/websocket";
import type { Config } from "../../config/read-config.ts";
import { AppError } from "../../errors/app-error.ts";
import { admitToLive, subscribe, type Subscription } from "./rules.ts";
import type { LiveConnection, LiveMember } from "../../live/live-connection.ts";
import type { Services } from "../../services.ts";
import type { Repeat } from "../../foundation/repeat.ts";
import type { Metrics } from "../../operating/metrics.ts";
import { closeGradually } from "../../http/close-gradually.ts";
import { readContract } from "../../http/contract.ts";
import type { Limits } from "../../http/limits.ts";
import { answerUnreadable } from "../../http/security/answer-unreadable.ts";
import { refuseOtherOrigins } from "../../http/security/own-origin.ts";
import { type ReadSentFrame, sentFrameReaderOf } from "./frames.ts";
import { failLiveSocket, serveLiveSocket } from "./serve-live-socket.ts";

/** How many pings and pongs a client may send between two beats: no limit of frames counts these. */
export const MAX_CONTROLS = 60;

/** Ends sockets whose client is gone without a close frame, or sends too many pings and pongs. */
function createHeartbeat() {
  const answered = new WeakSet<WebSocket>();
  const controls = new WeakMap<WebSocket, number>();
  const countControl = (socket: WebSocket): void => {
    const count = (controls.get(socket) ?? 0) + 1;
    controls.set(socket, count);
    if (count > MAX_CONTROLS) socket.terminate();
  };
  return {
    watch: (socket: WebSocket) => {
      answered.add(socket);
      socket.on("ping", () => countControl(socket));
      socket.on("pong", () => {
        answered.add(socket);
        countControl(socket);
      });
    },
    /** Cuts every socket that has not answered since the last beat, and asks the others. */
    beat: (sockets: Iterable<WebSocket>) => {
      for (const socket of sockets) {
        controls.delete(socket);
        if (answered.delete(socket)) socket.ping();
        else socket.terminate();
      }
    },
  };
}

const paths = ["/api/ws/chat", "/ws/chat"];

const socketOptions = {
  maxPayload: 64 * 1024,
  perMessageDeflate: false,
  /** How long a client may take to say goodbye before it is cut off. */
  closeTimeout: 3_000,
};
const HEARTBEAT_MS = 30_000;
const EXPIRY_MS = 1_000;
/** When a process that is full may have room again, in seconds. */
const FULL_SECONDS = 5;

export interface LiveServices extends Services {
  readonly config: Pick<Config, "mode" | "publicUrl">;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly repeat: Repeat;
}

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

/** Serves the live connection. A refusal is answered before the upgrade, as by any other call. */
export async function addLiveSocket(app: FastifyInstance, services: LiveServices): Promise<void> {
  const readSentFrame = sentFrameReaderOf(await readContract());
  await app.register(async (scope) => {
    const serving = { ...services, readSentFrame };
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
        // Closes the connection of a member who was accepted a moment before.
        await closeGradually(scope.websocketServer.clients);
      },
    });
    scope.websocketServer.on("wsClientError", (_error, socket) => answerUnreadable({}, socket));
    const timers = [
      services.repeat(HEARTBEAT_MS, () => {
        heartbeat.beat(scope.websocketServer.clients);
        void services.live.renewPresence();
      }),
      services.repeat(EXPIRY_MS, () => services.live.endExpired(services.clock())),
    ];
    for (const url of paths) {
      scope.route({
        method: "GET",
        url,
        exposeHeadRoute: false,
        config: { operationId: "connectChat" },
        onRequest: async (request) => {
          if (isClosing) throw new AppError("unavailable");
          if (!services.live.hasRoom()) {
            services.metrics.limitRefused("liveConnections");
            throw new AppError("unavailable", { retryAfter: FULL_SECONDS });
          }
          if (!request.ws) throw new AppError("upgrade_required");
          refuseOtherOrigins(services.config, request);
        },
        preValidation: async (request) => {
          const query = request.query as Readonly<Record<string, unknown>>;
          const { token } = query;
          const member = await admitToLive(services, typeof token === "string" ? token : undefined);
          const { memberId: id, sessionId } = member;
          await services.limits.liveConnectSession(request, { id, sessionId });
          const subscription = await subscribe(services, member.memberId, {
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
          if (found === undefined) throw new Error("the session was not checked");
          heartbeat.watch(socket);
          serveLiveSocket(serving, socket, request, found.member, found.subscription);
        },
      });
    }
  });
}

export interface LiveSocketServices extends Pick<
  Services,
  "answerer" | "clock" | "db" | "live" | "messageCursors" | "conversationQueue"
> {
  readonly limits: Pick<Limits, "liveFrameSession" | "liveMessageMember" | "messageDayMember">;
  readonly metrics: Metrics;
  readonly readSentFrame: ReadSentFrame;
}

export interface LiveService {
  readonly connection: LiveConnection;
  /**
   * Does the work that is due once the connection has subscribed.
   * @param hasRecentEvents - whether lists that its client fetched shortly before may lack events
   */
  begin(hasRecentEvents: boolean): Promise<void>;
  take(text: string): void;
  /** Takes nothing more, not even what came before. */
  stop(): void;
}

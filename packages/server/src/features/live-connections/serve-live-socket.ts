import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { inScope } from "../../foundation/scope.ts";
import type { Metrics } from "../../operating/metrics.ts";
import { AppError } from "../../errors/app-error.ts";
import { confirmSession, type Subscription } from "./rules.ts";
import { type LiveMember, WHOLE_MEMBER } from "../../live/live-connection.ts";
import { endCodes, liveCloseCodes } from "../../live/live-close-codes.ts";
import type { LiveService, LiveSocketServices } from "./add-live-socket.ts";
import { serveConversation } from "./conversation-socket.ts";
import { eventFrame, resyncFrame } from "./frames.ts";
import { createLiveSender } from "./live-sender.ts";

/**
 * Binds an open socket to the hub, unless the member or the process has as many as they may. Everything is
 * attached before anything is awaited: frames and the close may be there already.
 */
export function serveLiveSocket(
  services: LiveSocketServices,
  socket: WebSocket,
  request: FastifyRequest,
  member: LiveMember,
  subscription: Subscription,
): void {
  const isMembers = services.live.isFull(member);
  if (isMembers || !services.live.hasRoom()) {
    services.metrics.limitRefused(isMembers ? "liveConnectionsMember" : "liveConnections");
    const code = isMembers ? liveCloseCodes.rateLimited : liveCloseCodes.goingAway;
    socket.close(code, "too many connections");
    return;
  }
  const openedAt = performance.now();
  const fail = (error: unknown): void => {
    service.stop();
    failLiveSocket(error, socket, request);
  };
  const service =
    subscription.conversation === null
      ? serveMember(services, socket, request, member, fail)
      : serveConversation(services, socket, { request, member, ...subscription }, fail);
  const { unsubscribe, ready } = services.live.subscribe(service.connection);
  const { metrics } = services;
  const countOut = metrics.connected(
    subscription.conversation === null ? "member" : "conversation",
  );
  countSent(socket, metrics);
  // Frames may arrive as long as the socket is open; the span of the request that opened it may end earlier.
  const scope = { requestId: request.id, span: undefined };

  socket.on("close", (code) => {
    unsubscribe();
    countOut();
    const ms = Math.round(performance.now() - openedAt);
    request.log.info({ route: request.routeOptions.url, code, ms }, "live connection closed");
  });
  socket.on("message", (frame, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    metrics.frame("received");
    if (isBinary) socket.close(liveCloseCodes.unsupportedData, "text only");
    else inScope(scope, () => service.take(String(frame)));
  });
  ready
    .then((hasRecentEvents) =>
      Promise.all([confirmSession(services, service.connection), service.begin(hasRecentEvents)]),
    )
    .catch(fail);
}

function countSent(socket: WebSocket, metrics: Metrics): void {
  const { send } = socket;
  socket.send = (...sent: unknown[]): void => {
    metrics.frame("sent");
    Reflect.apply(send, socket, sent);
  };
}

/** Closes a socket after an error. One that breaks the protocol is being closed already. */
export function failLiveSocket(error: unknown, socket: WebSocket, request: FastifyRequest): void {
  if (error instanceof AppError && error.refusal === "rate_limited") {
    socket.close(liveCloseCodes.rateLimited, "too many frames");
  } else if (socket.readyState === socket.OPEN) {
    request.log.error({ err: error }, "live connection failed");
    socket.close(liveCloseCodes.internal);
  } else request.log.info({ err: error }, "live connection refused a frame");
}

/**
 * Serves what concerns a member as a whole over a socket, which only listens: each frame is counted and
 * ignored, as docs/product.md section 7 ignores what cannot be parsed.
 */
function serveMember(
  { limits }: Pick<LiveSocketServices, "limits">,
  socket: WebSocket,
  request: FastifyRequest,
  member: LiveMember,
  fail: (error: unknown) => void,
): LiveService {
  const sender = createLiveSender(socket);
  return {
    connection: {
      ...member,
      conversationId: null,
      notify: (event) => sender.send(JSON.stringify(eventFrame(event))),
      receive: () => undefined,
      show: () => undefined,
      end: (reason) => socket.close(endCodes[reason], reason),
    },
    begin: async (hasRecentEvents) => {
      if (hasRecentEvents) sender.send(resyncFrame(WHOLE_MEMBER));
    },
    take: () => {
      const { memberId: id, sessionId } = member;
      limits.liveFrameSession(request, { id, sessionId }).catch(fail);
    },
    stop: () => undefined,
  };
}

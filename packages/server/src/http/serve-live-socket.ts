import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { inScope } from "../operating/scope.ts";
import type { Metrics } from "../operating/metrics.ts";
import { AppError } from "../errors/app-error.ts";
import { confirmSession } from "../services/live/confirm-session.ts";
import type { LiveMember } from "../services/live/live-connection.ts";
import type { Subscription } from "../services/live/subscribe.ts";
import { liveCloseCodes } from "./live-close-codes.ts";
import type { LiveSocketParts } from "./live-service.ts";
import { serveMember } from "./serve-member.ts";
import { serveTalk } from "./serve-talk.ts";

/**
 * Binds an open socket to the hub, unless the member has as many as they may. Everything is attached before
 * anything is awaited: frames and the close may be there already.
 */
export function serveLiveSocket(
  parts: LiveSocketParts,
  socket: WebSocket,
  request: FastifyRequest,
  member: LiveMember,
  subscription: Subscription,
): void {
  if (parts.live.isFull(member.memberId)) {
    parts.metrics.limitRefused("liveConnectionsMember");
    socket.close(liveCloseCodes.rateLimited, "too many connections");
    return;
  }
  const openedAt = performance.now();
  const fail = (error: unknown): void => {
    service.stop();
    failLiveSocket(error, socket, request);
  };
  const service =
    subscription.conversation === null
      ? serveMember(parts, socket, request, member, fail)
      : serveTalk(parts, socket, { request, member, ...subscription }, fail);
  const { leave, ready } = parts.live.join(service.connection);
  const { metrics } = parts;
  const countOut = metrics.connected(
    subscription.conversation === null ? "member" : "conversation",
  );
  countSent(socket, metrics);
  // Its frames may come as long as it is open; a span of the request that opened it may not last so long.
  const scope = { requestId: request.id, span: undefined };

  socket.on("close", (code) => {
    leave();
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
    .then(() => Promise.all([confirmSession(parts, service.connection), service.begin()]))
    .catch(fail);
}

/** Counts what goes out over a socket, whoever sends it. */
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

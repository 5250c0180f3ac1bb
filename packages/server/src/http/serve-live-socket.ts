import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { confirmSession } from "../services/live/confirm-session.ts";
import type { LiveConnection, LiveMember } from "../services/live/live-connection.ts";
import type { Parts } from "../services/parts.ts";
import { eventFrame } from "./event-frame.ts";
import type { Limits } from "./limits.ts";
import { liveCloseCodes } from "./live-close-codes.ts";

export interface LiveSocketParts extends Pick<Parts, "live" | "stores"> {
  readonly limits: Pick<Limits, "liveFrameMember">;
}

/**
 * Binds an open socket to the hub. Everything is attached before anything is awaited: frames and the
 * close may be there already. No frame has a meaning before there are conversations, so each is
 * counted and ignored, as SPEC.md section 7 ignores what cannot be parsed.
 */
export function serveLiveSocket(
  parts: LiveSocketParts,
  socket: WebSocket,
  request: FastifyRequest,
  member: LiveMember,
): void {
  const openedAt = performance.now();
  const connection: LiveConnection = {
    ...member,
    tell: (event) => socket.send(JSON.stringify(eventFrame(event))),
    end: (reason) => socket.close(liveCloseCodes.unauthorized, reason),
  };
  const leave = parts.live.join(connection);
  const fail = (error: unknown): void => failLiveSocket(error, socket, request);

  socket.on("close", (code) => {
    leave();
    const ms = Math.round(performance.now() - openedAt);
    request.log.info({ route: request.routeOptions.url, code, ms }, "live connection closed");
  });
  socket.on("message", (_frame, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) socket.close(liveCloseCodes.unsupportedData, "text only");
    else parts.limits.liveFrameMember(request, member.memberId).catch(fail);
  });
  confirmSession(parts, connection).catch(fail);
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

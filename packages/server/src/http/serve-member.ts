import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import type { LiveMember } from "../services/live/live-connection.ts";
import { eventFrame } from "./event-frame.ts";
import { endCodes } from "./live-close-codes.ts";
import { createLiveSender } from "./live-sender.ts";
import type { LiveService, LiveSocketParts } from "./live-service.ts";

/**
 * Serves what concerns a member as a whole over a socket, which only listens: each frame is counted and
 * ignored, as SPEC.md section 7 ignores what cannot be parsed.
 */
export function serveMember(
  { limits }: Pick<LiveSocketParts, "limits">,
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
      tell: (event) => sender.send(JSON.stringify(eventFrame(event))),
      hear: () => undefined,
      show: () => undefined,
      end: (reason) => socket.close(endCodes[reason], reason),
    },
    begin: () => Promise.resolve(),
    take: () => void limits.liveFrameMember(request, member.memberId).catch(fail),
    stop: () => undefined,
  };
}

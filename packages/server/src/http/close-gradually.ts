import { setTimeout as pause } from "node:timers/promises";
import type { WebSocket } from "@fastify/websocket";
import { liveCloseCodes } from "../live/live-close-codes.ts";

/** Within how long all connections are closed, however many there are. */
const SPREAD_MS = 3_000;
const STEP_MS = 50;
/** The fewest sockets closed at a time: no server notices so few reconnections. */
const AT_LEAST = 10;

/**
 * Closes sockets when the server stops, a few at a time, so that those who come back do not all stand
 * before the other servers at the same moment.
 * @param wait between two steps, in milliseconds
 */
export async function closeGradually(
  sockets: Iterable<Pick<WebSocket, "close">>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const open = [...sockets];
  const step = Math.max(AT_LEAST, Math.ceil(open.length / (SPREAD_MS / STEP_MS)));
  for (let from = 0; from < open.length; from += step) {
    if (from > 0) await wait(STEP_MS);
    for (const socket of open.slice(from, from + step)) {
      socket.close(liveCloseCodes.goingAway, "the server stops");
    }
  }
}

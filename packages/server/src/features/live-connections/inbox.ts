import type { WebSocket } from "@fastify/websocket";

/** A socket is read on once fewer wait. */
const MAX_WAITING = 16;

/**
 * Takes frames one after the other, in the order of arrival, also after the client has left. While too many
 * wait, the socket is not read: the network then slows down a client that sends faster than we read.
 */
export function createInbox(
  socket: WebSocket,
  take: (text: string) => Promise<void>,
  onError: (error: unknown) => void,
) {
  let waiting = 0;
  let isStopped = false;
  let last = Promise.resolve();
  const takeNext = async (text: string): Promise<void> => {
    try {
      if (!isStopped) await take(text);
    } catch (error) {
      onError(error);
    }
    waiting -= 1;
    if (socket.isPaused && waiting < MAX_WAITING) socket.resume();
  };
  return {
    put: (text: string) => {
      waiting += 1;
      if (waiting === MAX_WAITING) socket.pause();
      last = last.then(() => takeNext(text));
    },
    /** Takes nothing more, not even what waits. */
    stop: () => {
      isStopped = true;
    },
  };
}

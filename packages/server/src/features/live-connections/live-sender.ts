import type { WebSocket } from "@fastify/websocket";

/** The most unread data of a client, in bytes; then it is disconnected, and comes back by its cursor. */
const MAX_WAITING = 1024 * 1024;

export function createLiveSender(socket: WebSocket) {
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    else socket.send(text);
  };
  return {
    /** Harmless when the socket is closed. */
    send,
    /** Sends frames. @returns once the client has taken so many that more can follow, or is gone */
    sendAll: (texts: readonly string[]) =>
      new Promise<void>((resolve) => {
        for (const text of texts.slice(0, -1)) send(text);
        const last = texts.at(-1);
        if (last === undefined || socket.readyState !== socket.OPEN) resolve();
        // An error is a client without connection, which its `close` says.
        else socket.send(last, () => resolve());
      }),
  };
}

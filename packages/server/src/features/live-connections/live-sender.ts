import type { WebSocket } from "@fastify/websocket";

/** What a client has not taken yet may be this long, in bytes; then it is cut off, and comes back by its cursor. */
const MAX_WAITING = 1024 * 1024;

/** Sends frames over a socket. */
export interface LiveSender {
  /** Harmless when the socket is closed. */
  send(text: string): void;
  /** Sends frames. @returns once the client has taken so many that more can follow, or is gone */
  sendAll(texts: readonly string[]): Promise<void>;
}

export function createLiveSender(socket: WebSocket): LiveSender {
  const send: LiveSender["send"] = (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    else socket.send(text);
  };
  return {
    send,
    sendAll: (texts) =>
      new Promise((resolve) => {
        for (const text of texts.slice(0, -1)) send(text);
        const last = texts.at(-1);
        if (last === undefined || socket.readyState !== socket.OPEN) resolve();
        // An error is a client without connection, which its `close` says.
        else socket.send(last, () => resolve());
      }),
  };
}

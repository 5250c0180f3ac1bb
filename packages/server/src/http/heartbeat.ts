import type { WebSocket } from "@fastify/websocket";

/** Finds sockets whose other end is gone without a word. */
export interface Heartbeat {
  watch(socket: WebSocket): void;
  /** Cuts every socket that has not answered since the last beat, and asks the others. */
  beat(sockets: Iterable<WebSocket>): void;
}

export function createHeartbeat(): Heartbeat {
  const answered = new WeakSet<WebSocket>();
  return {
    watch: (socket) => {
      answered.add(socket);
      socket.on("pong", () => answered.add(socket));
    },
    beat: (sockets) => {
      for (const socket of sockets) {
        if (answered.delete(socket)) socket.ping();
        else socket.terminate();
      }
    },
  };
}

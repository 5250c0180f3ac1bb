import { once } from "node:events";
import { WebSocket } from "ws";

type Frame = Readonly<Record<string, unknown>>;

/** A live connection as a client holds it. */
export interface Chat {
  readonly send: (frame: unknown) => void;
  readonly sendRaw: (data: string | Buffer) => void;
  /** The next frame that was not taken yet. */
  readonly next: () => Promise<Frame>;
  /** The code that the server closed with. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** @throws with the status, where the upgrade is refused */
export async function openChat(url: string, query: Record<string, string>): Promise<Chat> {
  const address = `${url.replace("http", "ws")}/api/ws/chat?${new URLSearchParams(query)}`;
  const socket = new WebSocket(address);
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    const taker = waiting.shift();
    if (taker) taker(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  await once(socket, "open");
  return {
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendRaw: (data) => socket.send(data),
    next: () => {
      const frame = frames.shift();
      if (frame) return Promise.resolve(frame);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    closed,
    close: () => socket.close(1000),
  };
}

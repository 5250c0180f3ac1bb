import WebSocket, { type RawData } from "ws";
import type { Answer } from "../exchange/answer.ts";
import type { Server } from "../exchange/exchange.ts";
import { headersOf, type Request, targetOf } from "../exchange/request.ts";
import { isNode } from "../contract/node.ts";
import { textIn } from "../sequences/reading.ts";

export const isType =
  (...types: readonly string[]) =>
  ({ value }: Frame): boolean =>
    isNode(value) && types.includes(String(value["type"]));

export const isAckOf =
  (clientMessageId: string) =>
  (frame: Frame): boolean =>
    isType("ack")(frame) && textIn(frame.value, "client_msg_id") === clientMessageId;

export const isMessage =
  (content: string) =>
  (frame: Frame): boolean =>
    isType("message")(frame) && textIn(frame.value, "content") === content;

export interface Frame {
  readonly text: string;
  readonly value: unknown;
}

export interface Connection {
  readonly request: Request;
  readonly send: (data: string | Uint8Array) => void;
  /**
   * The next frame that was not given yet and is like that; those before it are left for others.
   * Undefined when none comes within the time limit, or the socket closes first.
   */
  readonly next: (isWanted: (frame: Frame) => boolean) => Promise<Frame | undefined>;
  /** The code with which it is closed; undefined when it stays open for the time limit. */
  readonly closed: () => Promise<number | undefined>;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** Outcome of an attempt to connect. */
export type Opening =
  | { readonly connection: Connection }
  | { readonly answer: Answer }
  | { readonly failure: string };

/** Headers that make a request ask for an upgrade; for the eye, `ws` sends its own. */
export const upgradeHeaders: Readonly<Record<string, string>> = {
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Key": "Z2VtZWwtY29udHJhY3QtLQ==",
};

/** Connects. `onFrame` sees every frame as it comes. */
export function open(
  { base, timeout }: Server,
  request: Request,
  onFrame: (frame: Frame) => void,
): Promise<Opening> {
  const own = Object.fromEntries(
    Object.entries(headersOf(request)).filter(([name]) => !(name in upgradeHeaders)),
  );
  const socket = new WebSocket(`${base.replace(/^http/, "ws")}${targetOf(request)}`, {
    headers: own,
    handshakeTimeout: timeout,
    maxPayload: 1024 * 1024,
  });
  const connection = attend(socket, request, timeout, onFrame);
  return new Promise((resolve) => {
    socket.on("open", () => resolve({ connection }));
    socket.on("error", (error) => resolve({ failure: error.message }));
    socket.on("unexpected-response", (_, response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(response.headers)) {
          for (const each of [value ?? []].flat()) headers.append(name, each);
        }
        resolve({
          answer: { status: response.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) },
        });
      });
      response.on("error", (error) => resolve({ failure: error.message }));
    });
  });
}

function attend(
  socket: WebSocket,
  request: Request,
  timeout: number,
  onFrame: (frame: Frame) => void,
): Connection {
  const waiting: Frame[] = [];
  const listeners = new Set<() => void>();
  let code: number | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  socket.on("message", (data: RawData, isBinary) => {
    const text = isBinary ? `${(data as Buffer).length} bytes` : String(data);
    const frame = { text, value: isBinary ? undefined : parse(text) };
    onFrame(frame);
    waiting.push(frame);
    notify();
  });
  socket.on("close", (closeCode) => {
    code = closeCode;
    notify();
  });
  const until = <T>(look: () => T | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      const finish = (value: T | undefined): void => {
        clearTimeout(timer);
        listeners.delete(check);
        resolve(value);
      };
      const check = (): void => {
        const found = look();
        if (found !== undefined || code !== undefined) finish(found);
      };
      const timer = setTimeout(() => finish(undefined), timeout);
      listeners.add(check);
      check();
    });
  return {
    request,
    send: (data) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data);
    },
    next: (isWanted) =>
      until(() => {
        const index = waiting.findIndex(isWanted);
        return index < 0 ? undefined : waiting.splice(index, 1)[0];
      }),
    closed: () => until(() => code),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(1000),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Reported as a frame that is no JSON.
  }
}

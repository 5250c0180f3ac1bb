import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { type ClientOptions, WebSocket } from "ws";
import type { Schemas } from "@gemel/api";
import { WHOLE_MEMBER } from "../../live/live-connection.ts";
import { collectFrames } from "./collect-frames.ts";

export interface LiveCall {
  /** @default `/api/ws/chat` */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly options?: ClientOptions;
}

export interface LiveClose {
  readonly code: number;
  readonly reason: string;
}

/** A refusal before the upgrade. */
interface LiveRefusal {
  readonly status: number | undefined;
  readonly body: Schemas["Error"];
  readonly headers: IncomingMessage["headers"];
}

const open = (url: string, { path = "/api/ws/chat", query, options }: LiveCall): WebSocket => {
  const search = new URLSearchParams({ conversation_id: WHOLE_MEMBER, ...query });
  return new WebSocket(`${url.replace("http", "ws")}${path}?${search}`, options);
};

/** How long a connection may outlive the session or the conversation that it is about, in ms. */
const MAX_MS = 5_000;

const fail = async (): Promise<never> => {
  await wait(MAX_MS, undefined, { ref: false });
  throw new Error(`the connection is still open after ${MAX_MS} ms`);
};

/** Opens a live connection about the member as a whole. @throws when it is refused */
export async function openLive(url: string, token: string, call: LiveCall = {}) {
  const socket = open(url, { ...call, query: { token, ...call.query } });
  const frames = collectFrames(socket);
  const closed = new Promise<LiveClose>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await once(socket, "open");
  return {
    socket,
    closed,
    /** Returns how it is closed once there is nothing more to receive; throws if that takes too long. */
    closedInTime: () => Promise.race([closed, fail()]),
    frames,
    /** Waits until the server has read all that was sent before. */
    settle: async (): Promise<void> => {
      socket.ping();
      await once(socket, "pong");
    },
  };
}

export async function refuseLive(url: string, call: LiveCall = {}): Promise<LiveRefusal> {
  const socket = open(url, call);
  return new Promise<LiveRefusal>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => reject(new Error("the connection was not refused")));
    socket.on("unexpected-response", (_request, response) => {
      const { statusCode: status, headers } = response;
      json(response).then((body) => {
        resolve({ status, body: body as Schemas["Error"], headers });
      }, reject);
    });
  });
}

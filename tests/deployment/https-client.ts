import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import type { ConnectionOptions } from "node:tls";
import { type ClientOptions, WebSocket } from "ws";

/** The name that the site of `deploy/nginx` answers to. */
export const HOST = "gemel.example";

interface SiteAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

interface AskOptions {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly payload?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Talks to a site on this machine as if its name led here. */
export interface Site {
  ask(path: string, options?: AskOptions): Promise<SiteAnswer>;
  /** Opens a live connection. @throws when it is refused */
  live(query: Readonly<Record<string, string>>): Promise<WebSocket>;
}

/** @param ca the certificate that the site shows */
export function createSite(port: number, ca: Buffer): Site {
  const address = { host: "127.0.0.1", port, servername: HOST, ca };
  return {
    ask: async (path, { method = "GET", token, json, payload, headers = {} } = {}) => {
      const body = json === undefined ? payload : Buffer.from(JSON.stringify(json));
      const sent = request({
        ...address,
        path,
        method,
        agent: false,
        headers: {
          host: HOST,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { "content-type": "application/json" }),
          ...(body !== undefined && { "content-length": body.length }),
          ...headers,
        },
      });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    },
    live: async (query) => {
      const path = `/api/ws/chat?${new URLSearchParams(query)}`;
      const options: ClientOptions & ConnectionOptions = {
        ca,
        servername: HOST,
        origin: `https://${HOST}`,
        headers: { host: HOST },
      };
      const socket = new WebSocket(`wss://127.0.0.1:${port}${path}`, options);
      await once(socket, "open");
      return socket;
    },
  };
}

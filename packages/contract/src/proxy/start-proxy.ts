import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Check } from "./check.ts";
import { passSocket } from "./pass-socket.ts";
import { Refusal, endToEnd, forward, type Upstream } from "./upstream.ts";

const prefix = "/api";
const onlyApi = `only ${prefix} is served here`;

type Report = (line: string) => void;

export interface Proxy {
  /** The address at which `/api` is served. */
  readonly url: string;
  readonly close: () => void;
}

interface Options {
  readonly check: Check;
  readonly upstream: Upstream;
  /** 0 for a free one */
  readonly port: number;
  readonly report: Report;
  /** Joins who asks for a WebSocket with the backend. @default as it is, byte by byte */
  readonly pass?: typeof passSocket;
}

/** The path that the contract knows, undefined outside `/api`. */
function pathOf({ url = "/" }: IncomingMessage): { path: string; search: string } | undefined {
  const [pathname = "/", ...query] = url.split("?");
  if (!pathname.startsWith(`${prefix}/`)) return undefined;
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  return { path: pathname.slice(prefix.length), search };
}

/** Method and path without the query, which may hold a token. */
const nameOf = ({ method = "GET", url = "/" }: IncomingMessage): string =>
  `${method} ${url.split("?", 1)[0]}`;

async function answer(
  { check, upstream }: Options,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const place = pathOf(incoming);
  if (!place) throw new Refusal(404, "request", [onlyApi]);
  const { method = "GET", headers } = incoming;
  const request = { ...place, method, headers, body: await buffer(incoming) };
  const given = await check(request, (right) => forward(upstream, right));
  response.writeHead(given.status, endToEnd(given.headers));
  response.end(given.body);
}

function refuse(
  error: unknown,
  incoming: IncomingMessage,
  response: ServerResponse,
  report: Report,
) {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, "proxy", [(error as Error).message]);
  const { status, about, reasons, message } = refusal;
  for (const reason of reasons) report(`${nameOf(incoming)}, ${about}: ${reason}`);
  response.writeHead(status, { "Content-Type": "application/problem+json" });
  response.end(
    JSON.stringify({ title: "Contract proxy", status, detail: message, about, reasons }),
  );
}

function joinSocket(
  { upstream, report, pass = passSocket }: Options,
  incoming: IncomingMessage,
  client: Duplex,
): void {
  const place = pathOf(incoming);
  const fail = (status: string, reason: string): void => {
    report(`${nameOf(incoming)}, socket: ${reason}`);
    client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  };
  if (place) pass(upstream, place, incoming, client, (why) => fail("502 Bad Gateway", why));
  else fail("404 Not Found", onlyApi);
}

/**
 * Serves `/api` in front of a backend: messages that keep the contract pass unchanged. The proxy reports
 * and answers the others, a request with 4xx and an answer with 500.
 */
export async function startProxy(options: Options): Promise<Proxy> {
  const sockets = new Set<Duplex>();
  const server = createServer((incoming, response) => {
    answer(options, incoming, response).catch((error: unknown) => {
      refuse(error, incoming, response, options.report);
    });
  });
  server.on("upgrade", (incoming: IncomingMessage, client) => {
    sockets.add(client);
    client.on("close", () => sockets.delete(client));
    joinSocket(options, incoming, client);
  });
  server.listen(options.port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://localhost:${port}${prefix}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

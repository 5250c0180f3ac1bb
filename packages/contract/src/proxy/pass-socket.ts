import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { inOneLine, open, type Upstream } from "./upstream.ts";

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const lines = names.map((name, index) => `${name}: ${rawHeaders[index * 2 + 1] ?? ""}`);
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, "", ""].join("\r\n");
}

/**
 * Joins a client that asks for a WebSocket with the backend. Prism knows no frames, so nothing is
 * checked.
 * @param path - without `/api`
 * @param fail - called with why no connection came about
 */
export function passSocket(
  upstream: Upstream,
  { path, search }: { readonly path: string; readonly search: string },
  incoming: IncomingMessage,
  client: Duplex,
  fail: (reason: string) => void,
): void {
  const { host: _ours, ...headers } = incoming.headers;
  const outgoing = open(upstream, { method: "GET", path, search }, headers);
  outgoing.on("upgrade", (answer, backend, first) => {
    client.write(headOf(answer));
    client.write(first);
    backend.pipe(client).pipe(backend);
    backend.on("error", () => client.destroy());
    client.on("error", () => backend.destroy());
  });
  outgoing.on("response", (answer) => {
    client.write(headOf(answer));
    answer.pipe(client);
  });
  outgoing.on("error", (error) => fail(inOneLine(upstream, error)));
  outgoing.end();
}

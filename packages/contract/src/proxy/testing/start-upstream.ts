import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The backend's behaviour at the next request. */
export type Behaviour = (incoming: IncomingMessage, response: ServerResponse) => void;

interface TestUpstream {
  readonly base: URL;
  behave: Behaviour;
  onUpgrade: (incoming: IncomingMessage, socket: Duplex) => void;
  readonly close: () => void;
}

/** Starts a backend on a free port; the test chooses its answers. */
export async function startUpstream(): Promise<TestUpstream> {
  const server = createServer((incoming, response) => upstream.behave(incoming, response));
  server.on("upgrade", (incoming: IncomingMessage, socket) => upstream.onUpgrade(incoming, socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const upstream: TestUpstream = {
    base: new URL(`http://127.0.0.1:${port}/api`),
    behave: (_, response) => response.writeHead(501).end(),
    onUpgrade: (_, socket) => socket.destroy(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return upstream;
}

/** Answers with a JSON body. */
export const json =
  (status: number, value: unknown, headers: Record<string, string | string[]> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };

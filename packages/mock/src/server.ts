import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { forwardToPrism } from "./forward.ts";
import { realClock } from "./live/clock.ts";
import { refusalOf } from "./live/admit.ts";
import { type Prism, startPrism } from "./prism.ts";
import { refuse, respond } from "./respond.ts";
import { attachSocket, socketPaths } from "./socket-server.ts";

export interface Mock {
  /** The address at which `/api` is served. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface MockOptions {
  readonly host?: string;
  /** Gets what Prism says of each request. */
  readonly log?: (line: string) => void;
}

const prefix = "/api";

async function answer(
  prism: Prism,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(incoming.url ?? "/", prism.url);
  if (socketPaths.includes(pathname) && incoming.method === "GET") {
    respond(response, refusalOf(426));
  } else if (pathname.startsWith(`${prefix}/`)) {
    const target = { pathname: pathname.slice(prefix.length), search };
    await forwardToPrism(prism, target, incoming, response);
  } else {
    refuse(response, 404, `The mock serves ${prefix} and the socket only.`);
  }
}

/**
 * Serves the contract's examples under `/api`: Prism, and before it what Prism cannot do: a prefix, bytes, an
 * error's example by its name alone, an answer to a body that is no JSON, and the chat socket. `Prefer: example=`
 * and `Prefer: code=` choose the answer, and `script=` what the socket plays.
 * @param port - 0 for a free one
 */
export async function startMock(
  port: number,
  { host = "127.0.0.1", log }: MockOptions = {},
): Promise<Mock> {
  const server = createServer((incoming, response) => {
    prism
      .then((started) => answer(started, incoming, response))
      .catch((error: Error) => response.destroy(error));
  });
  const live = attachSocket(server, realClock);
  server.listen(port, host);
  // A port that is taken is known before Prism, which takes seconds, has started.
  const prism = once(server, "listening").then(() => startPrism(log));
  const { close } = await prism.catch((error: Error) => {
    server.close();
    throw error;
  });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${bound}${prefix}`,
    close: async () => {
      live.close();
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

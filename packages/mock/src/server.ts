import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { bytesOf, completePrefer, findOperation } from "./prefer.ts";
import { type Prism, startPrism } from "./prism.ts";

export interface Mock {
  /** Where `/api` is served. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const prefix = "/api";

function refuse(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { "Content-Type": "application/problem+json" });
  response.end(JSON.stringify({ title: "Mock", status, detail }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function answer(
  prism: Prism,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(incoming.url ?? "/", prism.url);
  if (!pathname.startsWith(`${prefix}/`)) {
    refuse(response, 404, `The mock serves ${prefix} only.`);
    return;
  }
  const path = pathname.slice(prefix.length);
  const operation = findOperation(incoming.method ?? "GET", path);
  const prefer = incoming.headers.prefer?.toString();
  const headers = { ...incoming.headers };
  if (operation && prefer !== undefined) headers.prefer = completePrefer(operation, prefer);

  const body = await buffer(incoming);
  const declaresJson = incoming.headers["content-type"]?.startsWith("application/json") ?? false;
  if (declaresJson && body.length > 0 && !isJson(body.toString())) {
    // Prism never answers a body that it cannot parse, so it must not see one.
    refuse(response, 400, "The body is not valid JSON.");
    return;
  }

  const outgoing = forward(`${prism.url}${path}${search}`, { method: incoming.method, headers });
  outgoing.on("response", (answered) => {
    const status = answered.statusCode ?? 502;
    const bytes = operation && bytesOf(operation, status, prefer);
    if (!bytes) {
      response.writeHead(status, answered.headers);
      answered.pipe(response);
      return;
    }
    answered.resume();
    response.writeHead(status, { ...answered.headers, "content-length": bytes.length });
    response.end(bytes);
  });
  outgoing.on("error", () => refuse(response, 502, "The connection to Prism broke."));
  outgoing.end(body);
}

/**
 * Serves the contract's examples under `/api`: Prism, behind a proxy that knows the prefix and the
 * bytes of pictures. `Prefer: example=` and `Prefer: code=` choose the answer.
 *
 * @param port - 0 for a free one
 */
export async function startMock(port: number, host = "127.0.0.1"): Promise<Mock> {
  const prism = await startPrism();
  const server = createServer((incoming, response) => {
    answer(prism, incoming, response).catch((error: Error) => response.destroy(error));
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    await prism.close();
    throw error;
  }
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${bound}${prefix}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await prism.close();
    },
  };
}

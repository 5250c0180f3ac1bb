import { type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { bytesOf, completePrefer, findOperation } from "./prefer.ts";
import type { Prism } from "./prism.ts";
import { refuse } from "./respond.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks Prism and passes its answer on.
 * @param target - path without `/api`, and query
 */
export async function forwardToPrism(
  prism: Prism,
  target: { readonly pathname: string; readonly search: string },
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const operation = findOperation(incoming.method ?? "GET", target.pathname);
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

  const outgoing = forward(`${prism.url}${target.pathname}${target.search}`, {
    method: incoming.method,
    headers,
  });
  outgoing.on("response", (answered) => {
    const status = answered.statusCode ?? 502;
    const file = operation && bytesOf(operation, target.pathname, status, prefer);
    if (!file) {
      response.writeHead(status, answered.headers);
      answered.pipe(response);
      return;
    }
    answered.resume();
    const { bytes, mediaType } = file;
    const describing = { "content-type": mediaType, "content-length": bytes.length };
    response.writeHead(status, { ...answered.headers, ...describing });
    response.end(bytes);
  });
  outgoing.on("error", () => refuse(response, 502, "The connection to Prism broke."));
  outgoing.end(body);
}

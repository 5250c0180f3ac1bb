import { type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Prism } from "./prism.ts";
import { refuse } from "./respond.ts";
import { type Answer, type Operation, pictureAt } from "./operation.ts";
import { operations } from "./operations.ts";

function matches({ path }: Operation, pathname: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}

/** The operation that a request asks for, by its path without `/api`. */
const findOperation = (method: string, pathname: string): Operation | undefined =>
  Object.values(operations).find(
    (operation) => operation.method === method.toLowerCase() && matches(operation, pathname),
  );

/** The example that `Prefer: example=` names, where the operation has it. */
function preferredAnswer(operation: Operation, prefer = ""): Answer | undefined {
  const [, name] = /(?:^|[,;\s])example="?([\w-]+)/.exec(prefer) ?? [];
  return name === undefined ? undefined : operation.answers[name];
}

/**
 * The `Prefer` header for Prism. It gets the `code` that belongs to the example, because alone it would look
 * for it among the successes only; and of an answer without a JSON body the `code` only, because it
 * knows no such example.
 */
function completePrefer(operation: Operation, prefer: string): string {
  const answer = preferredAnswer(operation, prefer);
  if (!answer || /(?:^|[,;\s])code=/.test(prefer)) return prefer;
  const code = `code=${answer.status}`;
  return answer.body === undefined ? code : `${prefer}, ${code}`;
}

/** The file that an operation answers a path with, which Prism cannot show. */
function bytesOf(
  operation: Operation,
  pathname: string,
  status: number,
  prefer?: string,
): { readonly bytes: Buffer; readonly mediaType: string } | undefined {
  const preferred = preferredAnswer(operation, prefer);
  const answers = preferred ? [preferred] : Object.values(operation.answers);
  const picture = status === 200 ? pictureAt(answers, pathname) : undefined;
  const { base64, mediaType } =
    picture ?? answers.find((one) => one.status === status && one.base64) ?? {};
  if (base64 === undefined || mediaType === undefined) return undefined;
  return { bytes: Buffer.from(base64, "base64"), mediaType };
}

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

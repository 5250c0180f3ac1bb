import type { Answer, NoAnswer } from "./answer.ts";
import { bytesOf } from "./payload.ts";
import { headersOf, type Request, targetOf } from "./request.ts";

export interface Exchange {
  readonly request: Request;
  readonly outcome: { readonly answer: Answer } | { readonly failure: NoAnswer };
}

export interface Server {
  /** The API's address without a slash at its end. */
  readonly base: string;
  /** Milliseconds for one whole answer. */
  readonly timeout: number;
}

/** The longest recording or picture has 10 MB. */
const maxBytes = 16 * 1024 * 1024;

/** Makes one request. It never throws: a failure is an outcome. */
export async function exchange(server: Server, request: Request): Promise<Exchange> {
  const { payload } = request;
  const signal = AbortSignal.timeout(server.timeout);
  let begun = false;
  try {
    const response = await fetch(`${server.base}${targetOf(request)}`, {
      method: request.operation.method,
      headers: { Accept: "*/*", ...headersOf(request) },
      redirect: "manual",
      signal,
      ...(payload && { body: bytesOf(payload) as Uint8Array<ArrayBuffer> }),
    });
    begun = true;
    const bytes = await readAll(response);
    if (bytes === undefined) {
      const text = `the body does not end within ${maxBytes / 1024 / 1024} MB`;
      return { request, outcome: { failure: { reason: "endless", text } } };
    }
    const { status, headers } = response;
    return { request, outcome: { answer: { status, headers, bytes } } };
  } catch (error) {
    return { request, outcome: { failure: failureOf(error, server, begun) } };
  }
}

async function readAll(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) return undefined;
  }
  return Buffer.concat(chunks);
}

/** Codes of a connection that was there and ended. */
const endings = ["UND_ERR_SOCKET", "ECONNRESET", "ECONNABORTED", "EPIPE"];

function failureOf(error: unknown, { timeout }: Server, begun: boolean): NoAnswer {
  if (error instanceof Error && error.name === "TimeoutError") {
    const what = begun ? "the answer does not end" : "no answer";
    return { reason: "timeout", text: `${what} within ${timeout} ms` };
  }
  const { code, message } = causeOf(error);
  if (code !== undefined && endings.includes(code)) {
    const when = begun ? "in the middle of its body" : "before it answered";
    return { reason: "broken", text: `the server closed the connection ${when}` };
  }
  const what = code ?? message;
  if (begun || code?.startsWith("HPE_")) {
    return { reason: "broken", text: `the answer cannot be read (${what})` };
  }
  return { reason: "refused", text: `no connection (${what})` };
}

function causeOf(error: unknown): { readonly code?: string; readonly message: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first : { message: String(first) };
}

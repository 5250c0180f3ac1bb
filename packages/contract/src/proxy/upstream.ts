import { type IncomingHttpHeaders, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import type { Answer, Request } from "./exchange.ts";

/** Why the proxy answers in place of the backend. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** The source of the refusal: `request`, `response 200` or `backend`. */
  readonly about: string;
  /** Each is one line. */
  readonly reasons: readonly string[];

  constructor(status: number, about: string, reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join("; "), options);
    this.status = status;
    this.about = about;
    this.reasons = reasons;
  }
}

export interface Upstream {
  /** The base address of the contract's paths, `http://localhost:3000/api`. */
  readonly base: URL;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** The headers that belong to the message and not to the connection it came over. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

/** Begins a request to the backend; `path` comes without what the backend's base has before it. */
export function open(
  { base }: Upstream,
  { method, path, search }: Omit<Request, "headers" | "body">,
  headers: IncomingHttpHeaders,
) {
  const url = new URL(`${base.pathname.replace(/\/$/, "")}${path}${search}`, base);
  return (url.protocol === "https:" ? overHttps : overHttp)(url, { method, headers });
}

/** @throws Error of the connection */
async function exchange(upstream: Upstream, request: Request): Promise<Answer> {
  const headers = {
    ...endToEnd(request.headers),
    // A packed answer could not be read without changing it.
    "accept-encoding": "identity",
    ...(request.body.length > 0 ? { "content-length": String(request.body.length) } : {}),
  };
  const outgoing = open(upstream, request, headers);
  const seconds = upstream.timeoutMs / 1000;
  outgoing.setTimeout(upstream.timeoutMs, () => {
    outgoing.destroy(new Error(`silent for ${seconds} s`));
  });
  return new Promise((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      const { statusCode: status = 0, headers: answered } = incoming;
      buffer(incoming).then((body) => resolve({ status, headers: answered, body }), reject);
    });
    outgoing.end(request.body);
  });
}

export function inOneLine({ base }: Upstream, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `${base.origin} gave no answer (${code ?? message})`;
}

/**
 * Hands a request to the backend.
 * @throws Refusal 502 when no whole answer comes
 */
export async function forward(upstream: Upstream, request: Request): Promise<Answer> {
  try {
    return await exchange(upstream, request);
  } catch (error) {
    throw new Refusal(502, "backend", [inOneLine(upstream, error)], { cause: error });
  }
}

import type { Middleware } from "openapi-fetch";
import type { Renewal } from "./renewal.ts";
import type { Session } from "./session.ts";
import { subjectOf } from "./token-expiry.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionMiddlewareOptions {
  readonly session: Session;
  readonly tokenStore: TokenStore;
  readonly margin: (path: string) => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Calls that begin or recover a session: they carry no token and wait for none. */
const withoutSession = /^\/(auth\/(?!logout$)|verify-email$)/;

interface Sent {
  readonly token: string;
  /** The request once more, with a body of its own: the first one's is spent by sending. */
  readonly again: Request;
}

export function withToken(request: Request, token: string): Request {
  request.headers.set("Authorization", `Bearer ${token}`);
  return request;
}

function failureOf(renewal: Extract<Renewal, { kind: "unanswered" }>): Response {
  if ("error" in renewal) throw renewal.error;
  return renewal.response.clone();
}

/** The token to continue with; null if there is none or it is another member's: no call is sent as theirs. */
const tokenAfter = (before: string, renewal: Renewal): string | null =>
  renewal.kind === "token" && subjectOf(renewal.token) === subjectOf(before) ? renewal.token : null;

/**
 * Sends the token along, renews it before it expires, and once more after a 401, which is then
 * tried a second time. A refresh without an answer becomes the outcome of the call, so that a 401
 * is not mistaken for the end of the session (decision 0006).
 */
export function sessionMiddleware(options: SessionMiddlewareOptions): Middleware {
  const { session, tokenStore, margin, fetch } = options;
  const sent = new Map<string, Sent>();

  return {
    async onRequest({ id, request, schemaPath }) {
      if (withoutSession.test(schemaPath)) return undefined;
      let token = tokenStore.read();
      if (token) {
        const renewal = await abortable(session.freshToken(margin(schemaPath)), request.signal);
        if (renewal.kind === "unanswered") return failureOf(renewal);
        token = tokenAfter(token, renewal);
      }
      if (!token) return undefined;
      withToken(request, token);
      sent.set(id, { token, again: request.clone() });
      return request;
    },

    async onResponse({ id, request, response }) {
      const first = sent.get(id);
      sent.delete(id);
      if (!first || response.status !== 401) return undefined;
      const renewal = await abortable(session.renew(first.token), request.signal);
      if (renewal.kind === "unanswered") return failureOf(renewal);
      const token = tokenAfter(first.token, renewal);
      if (token === null) return undefined;
      const retried = await fetch(withToken(first.again, token));
      if (retried.status === 401) session.end(token);
      return retried;
    },

    onError({ id }) {
      sent.delete(id);
    },
  };
}

/** Waits for `work` as long as `signal` allows; `work` itself goes on for the others who wait. */
async function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

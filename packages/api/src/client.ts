import createFetchClient, { type Client, type Middleware } from "openapi-fetch";
import type { paths } from "./generated/schema.d.ts";
import { browserTokenStore } from "./session/browser-token-store.ts";
import { type Lock, sessionLock } from "./session/lock.ts";
import { createSession, type Session } from "./session/session.ts";
import { sessionMiddleware, withToken } from "./session/session-middleware.ts";
import type { TokenStore } from "./session/token-store.ts";

/** Seconds before its expiry at which a token is renewed (docs/product.md section 9). */
export const refreshMargin = 60;

/** The same margin for a voice query, whose upload may take a while (docs/product.md section 9). */
const voiceQueryMargin = 45;

const marginOf = (path: string): number =>
  path === "/voice/query" ? voiceQueryMargin : refreshMargin;

/** Milliseconds after which a refresh counts as unanswered, so that it cannot hold up every tab. */
const refreshTimeout = 15_000;

export interface ClientOptions {
  /** @default "/api" */
  readonly baseUrl?: string;
  /** @default localStorage, key `authToken` */
  readonly tokenStore?: TokenStore;
  /** @default the platform's, looked up at each call */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called when the server has ended the session; the token is gone by then. */
  readonly onSignedOut?: () => void;
  /** The language of the member, sent as `Accept-Language`. @default the browser's */
  readonly language?: () => string;
  /** Seconds by path of the contract. @default 60, 45 for a voice query */
  readonly margin?: (path: string) => number;
  /** @default Web Locks where present */
  readonly lock?: Lock;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

export interface ApiClient {
  /** The API's address: a path of the page's origin, or an absolute URL. */
  readonly baseUrl: string;
  /** Every call of the contract by method and path. Prefer `createApi`, which reads the answers. */
  readonly http: Client<paths>;
  readonly session: Session;
  readonly tokenStore: TokenStore;
}

/** The client of the contract, with the session kept fresh underneath. One per app. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const {
    baseUrl = "/api",
    tokenStore = browserTokenStore(),
    fetch = (request) => globalThis.fetch(request),
    onSignedOut = () => {},
    margin = marginOf,
    lock = sessionLock(),
    now = Date.now,
  } = options;
  const http = createFetchClient<paths>({ baseUrl, fetch, credentials: "include" });
  const refreshUrl = `${baseUrl.replace(/\/$/, "")}/auth/refresh-token`;
  // Sends the cookie and the token: the specification has both, and does not say which of them is exchanged.
  const requestToken = (token: string) => {
    const signal = AbortSignal.timeout(refreshTimeout);
    const request = new Request(refreshUrl, { method: "POST", credentials: "include", signal });
    return fetch(withToken(request, token));
  };
  const session = createSession({ tokenStore, requestToken, lock, onSignedOut, now });

  const { language } = options;
  if (language) http.use(languageMiddleware(language));
  http.use(sessionMiddleware({ session, tokenStore, margin, fetch }));
  return { baseUrl, http, session, tokenStore };
}

/** Asks for sentences in the member's language. */
const languageMiddleware = (language: () => string): Middleware => ({
  onRequest({ request }) {
    request.headers.set("Accept-Language", language());
    return request;
  },
});

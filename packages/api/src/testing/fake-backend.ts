import { type ClientOptions, createClient } from "../client.ts";
import { createApi } from "../create-api.ts";
import { memoryTokenStore } from "../session/token-store.ts";

type Answer = (request: Request) => Response | Promise<Response>;

/** The moment at which tests happen, in milliseconds since 1970. */
export const now = 1_800_000_000_000;

/** An unsigned token of ten minutes that lives so many seconds from `now`; `name` makes tokens different. */
export function makeToken(seconds: number, name = "token", sub = "member"): string {
  const exp = now / 1000 + seconds;
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
  return `${part({ alg: "none" })}.${part({ sub, jti: name, iat: exp - 600, exp })}.test`;
}

export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers });

export const unauthorized = () =>
  json(401, { error_code: "unauthorized", message: "Please sign in." });

/** A backend with a few answers by `METHOD /path`, which records its requests. */
function fakeBackend(answers: Record<string, Answer>) {
  const requests: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const route = `${request.method} ${pathname.replace("/api", "")}`;
    const bearer = request.headers.get("Authorization");
    requests.push(bearer ? `${route} ${bearer.replace("Bearer ", "")}` : route);
    const answer = answers[route];
    if (!answer) throw new Error(`The test has no answer to ${route}`);
    request.signal.throwIfAborted();
    return answer(request);
  };
  return { fetch, requests };
}

/** A client on a fake backend, signed in with `token`. */
export function signedIn(
  token: string | null,
  answers: Record<string, Answer>,
  options: ClientOptions = {},
) {
  const { fetch, requests } = fakeBackend(answers);
  const tokenStore = options.tokenStore ?? memoryTokenStore(token);
  const client = createClient({
    baseUrl: "https://gemel.example/api",
    tokenStore,
    fetch,
    now: () => now,
    lock: (work) => work(),
    ...options,
  });
  return { api: createApi(client), client, requests, tokenStore };
}

export const noor = {
  id: "0b6d6c3a-4f0e-4d53-9a38-6f1c7d2a9e01",
  email: "noor.haddad@example.com",
  nickname: { Valid: false, String: "" },
  onboarding_status: "registered",
  preferred_language: "fr",
  is_admin: false,
  profile_picture_url: { Valid: false, String: "" },
};

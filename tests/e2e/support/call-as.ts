import type { Schemas } from "@gemel/api";
import { fromAddress } from "./address.ts";
import type { Backend } from "./backend.ts";
import type { Credentials } from "./member.ts";

interface Request {
  /** @default GET, and POST with a body */
  readonly method?: "DELETE" | "POST" | "PUT";
  /** Sent as JSON, a form as it is. */
  readonly body?: object | undefined;
  /** @default none: as a visitor */
  readonly token?: string;
}

/** Calls a backend as any client may; the answer may be a refusal. */
export function request(
  url: string,
  path: string,
  { body, method, token = "" }: Request = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...fromAddress(),
      ...(isForm || body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Makes the same call. @returns the answer's JSON, undefined if empty @throws Error if it is refused */
export async function call<Answer>(...asked: Parameters<typeof request>): Promise<Answer> {
  const answer = await request(...asked);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${asked[1]} answered ${answer.status}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** Calls the API as a member's client, without a browser. Each call throws when it is refused. */
export type Calls = <Answer>(path: string, asked?: Omit<Request, "token">) => Promise<Answer>;

/** Signs in without a browser. @returns the access token */
export async function accessTokenOf(
  { url }: Pick<Backend, "url">,
  body: Credentials,
): Promise<string> {
  return (await call<Schemas["LoginAnswer"]>(url, "/auth/login", { body })).token;
}

/** Signs in without a browser. */
export async function callAs(backend: Backend, { email, password }: Credentials): Promise<Calls> {
  const token = await accessTokenOf(backend, { email, password });
  return (path, asked = {}) => call(backend.url, path, { ...asked, token });
}

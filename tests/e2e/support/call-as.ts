import type { Schemas } from "@gemel/api";
import { fromAddress } from "./address.ts";
import type { Backend } from "./backend.ts";
import type { Credentials } from "./member.ts";

interface Request {
  /** @default GET */
  readonly method?: "POST" | "PUT";
  /** Sent as JSON, a form as it is. */
  readonly body?: object;
}

async function call<Answer>(backend: Backend, path: string, token: string, request: Request) {
  const { method = "GET", body } = request;
  const isForm = body instanceof FormData;
  const answer = await fetch(`${backend.url}/api${path}`, {
    method,
    headers: {
      ...fromAddress(),
      ...(isForm || body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What a member's client may call, without a browser. Each call throws when it is refused. */
export type Calls = <Answer>(path: string, request?: Request) => Promise<Answer>;

/** Signs in without a browser. */
export async function callAs(backend: Backend, { email, password }: Credentials): Promise<Calls> {
  const credentials = { method: "POST", body: { email, password } } as const;
  const { token } = await call<Schemas["LoginAnswer"]>(backend, "/auth/login", "", credentials);
  return (path, request = {}) => call(backend, path, token, request);
}

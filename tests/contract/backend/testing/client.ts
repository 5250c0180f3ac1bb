import type { Credentials } from "../world/seed.ts";

interface CallOptions {
  readonly token?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The JSON, where it is an object. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls a backend: `call("GET /me", { token })`. */
export type Caller = (call: string, options?: CallOptions) => Promise<Heard>;

/** @param url - where the backend is, without `/api` */
export const callerOf =
  (url: string): Caller =>
  async (call, { token, json, form, headers } = {}) => {
    const [method = "", ...path] = call.split(" ");
    const answer = await fetch(`${url}/api${path.join(" ")}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
    const body = isJson ? JSON.parse(bytes.toString()) : {};
    return { status: answer.status, headers: answer.headers, bytes, body };
  };

/** Signs in and gives the access token. @throws when the credentials are wrong */
export async function signIn(call: Caller, credentials: Credentials): Promise<string> {
  const { body } = await call("POST /auth/login", { json: credentials });
  if (typeof body["token"] !== "string") throw new Error(`cannot sign in ${credentials.email}`);
  return body["token"];
}

/** A form with one file. */
export function formOf(field: string, bytes: Uint8Array, texts: Record<string, string> = {}) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], "voice.webm"));
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
}

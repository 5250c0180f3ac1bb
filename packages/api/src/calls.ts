import type { MaybeOptionalInit } from "openapi-fetch";
import type { Result } from "./api-error.ts";
import type { ApiClient } from "./client.ts";
import type { paths } from "./generated/schema.d.ts";
import { readError, readFailure } from "./read-error.ts";
import type { Reader } from "./values/reading/reader.ts";
import { bytes } from "./values/reading/readers.ts";

type Method = "get" | "post" | "put" | "patch" | "delete";

type PathsWith<Name extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Name, object> ? Path : never;
}[keyof paths];

type InitOf<Path extends PathsWith<Name>, Name extends Method> = MaybeOptionalInit<
  paths[Path],
  Name
>;

/** Optional if nothing must be given. */
type Init<Path extends PathsWith<Name>, Name extends Method> =
  undefined extends InitOf<Path, Name> ? [init?: InitOf<Path, Name>] : [init: InitOf<Path, Name>];

/**
 * One method of the contract: a path, the reader of its answer, and parameters, body and options typed by the
 * contract. Bytes come as a blob. The reader decides which bodies are a success: if the specification does
 * not show the answer, a bare word is one.
 */
type Call<Name extends Method> = <Path extends PathsWith<Name>, Value>(
  path: Path,
  read: Reader<Value>,
  ...init: Init<Path, Name>
) => Promise<Result<Value>>;

/** Reads the body of a success, unless it is a file. Text that is not JSON goes to the reader unchanged. */
function parse(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch (thrown) {
    // The page of a proxy is no answer.
    if (/^\s*</.test(body)) throw thrown;
    return body || undefined;
  }
}

interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Awaits a call of the client and gives its outcome as a value; never rejects but for a bug. The body
 * of a success is known only by what `read` makes of it: one that it refuses is no answer.
 */
export async function attempt<Value>(
  call: Promise<Exchange>,
  read: Reader<Value>,
): Promise<Result<Value>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) return { ok: false, error: readError(response, error) };
    return { ok: true, value: read(data) };
  } catch (thrown) {
    return { ok: false, error: readFailure(thrown) };
  }
}

/**
 * The value of a call, for the actors of a machine; rejects with the `ApiError`.
 *
 * A call that was aborted never settles: its actor has been stopped and must not receive it.
 * (React's StrictMode stops and restarts a machine at once, and the restarted one would take the
 * rejection of the first call for its own.)
 */
export async function answer<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call;
  if (result.ok) return result.value;
  if (result.error.kind === "aborted") return new Promise<Value>(() => {});
  throw result.error;
}

/** The calls of the contract by method; each gives its outcome as a value. */
export function callsOf({ http }: Pick<ApiClient, "http">) {
  const request = http.request as (method: Method, path: string, init: object) => Promise<Exchange>;
  const of =
    <Name extends Method>(method: Name): Call<Name> =>
    (path, read, init?: object) =>
      attempt(
        request(method, path, { parseAs: read === bytes ? "blob" : "text", ...init }),
        (body) => read(parse(body)),
      );
  return {
    get: of("get"),
    post: of("post"),
    put: of("put"),
    patch: of("patch"),
    remove: of("delete"),
  };
}

import type { Result } from "./api-error.ts";
import { readError, readFailure } from "./read-error.ts";
import type { Reader } from "./values/reading/reader.ts";

export interface Exchange {
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

import type { Result } from "./api-error.ts";
import { readError, readFailure } from "./read-error.ts";

interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of the successful answers of a call. */
export type DataOf<Call extends Exchange> = Call extends { data: infer Data; error?: never }
  ? Data
  : never;

/** Awaits a call of the client and gives its outcome as a value; never rejects but for a bug. */
export async function attempt<Call extends Exchange>(
  call: Promise<Call>,
): Promise<Result<DataOf<Call>>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) return { ok: false, error: readError(response, error) };
    return { ok: true, value: data as DataOf<Call> };
  } catch (thrown) {
    return { ok: false, error: readFailure(thrown) };
  }
}

/** The same result with its value read by `read`. */
export function mapResult<From, To>(result: Result<From>, read: (value: From) => To): Result<To> {
  return result.ok ? { ok: true, value: read(result.value) } : result;
}

import { getOrThrow, type Result } from "@gemel/api";

/**
 * The value of a call, for the actors of a machine; rejects with the `ApiError`.
 *
 * A call that was aborted never settles: its actor has been stopped and must not receive it.
 * (React's StrictMode stops and restarts a machine at once, and the restarted one would take the
 * rejection of the first call for its own.)
 */
export async function answer<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok && result.error.kind === "aborted") return new Promise<Value>(() => {});
  return getOrThrow(result);
}

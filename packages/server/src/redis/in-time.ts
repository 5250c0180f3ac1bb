/** A caller that waits longer for an answer goes on without. */
const TIMEOUT_MS = 1_000;

/**
 * Waits for an answer of Redis for a time. An answer that has arrived counts, even if the process was too busy to
 * read it in time: Node runs timers before it reads sockets, so the `commandTimeout` of ioredis would drop it.
 * @param maxMs milliseconds
 * @throws Error where no answer has come
 */
export function inTime<T>(answer: Promise<T>, maxMs = TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const giveUp = (): void => reject(new Error(`Redis has not answered within ${maxMs} ms`));
  const timer = setTimeout(() => setImmediate(giveUp), maxMs);
  void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

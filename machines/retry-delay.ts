/** Milliseconds until the next attempt: 1 s, doubling with each failed one, 30 s at most. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(1000 * 2 ** Math.max(0, failedAttempts - 1), 30_000);
}

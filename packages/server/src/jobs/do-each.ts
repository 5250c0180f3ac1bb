import { isDatabaseUnreachable } from "../database/is-database-unreachable.ts";

/**
 * Does work on each item, one after the other, also after one has failed, but not if the database is
 * unreachable: all others would fail too.
 * @param signal ends it after the current item
 * @throws the error, after the last item; an AggregateError if there is more than one
 */
export async function doEach<T>(
  items: Iterable<T>,
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    try {
      await work(item);
    } catch (error) {
      errors.push(...failuresOf(error));
      if (isDatabaseUnreachable(error)) break;
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} failed`);
}

/** Returns the errors that an error of `doEach` consists of. */
export const failuresOf = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors : [error];

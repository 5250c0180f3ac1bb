/** Returns the code that the system, a library or a database gives an error; undefined if it has none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

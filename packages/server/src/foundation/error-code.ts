/** What the system, a library or a database calls an error; undefined where it has no name of that kind. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

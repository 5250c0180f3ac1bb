/** The place where media are kept cannot be used now: it is unreachable, refuses us, or is full. */
export class MediaError extends Error {
  override readonly name = "MediaError";

  /** @param doing what could not be done, as "keep a file" */
  constructor(doing: string, cause: unknown) {
    super(`media cannot be used: could not ${doing}`, { cause });
  }
}

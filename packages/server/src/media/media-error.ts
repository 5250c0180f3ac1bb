import { codeOf } from "../foundation/error-code.ts";

/** The place where media are kept cannot be used now: it is unreachable, refuses us, or is full. */
export class MediaError extends Error {
  override readonly name = "MediaError";

  /** @param doing what could not be done, as "keep a file" */
  constructor(doing: string, cause: unknown) {
    super(`media cannot be used: could not ${doing}`, { cause });
  }
}

const full: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Writes to the disk. @throws MediaError when there is no room, else what the work throws */
export async function unlessFull<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw full.includes(codeOf(error)) ? new MediaError(doing, error) : error;
  }
}

import { MediaError } from "./media-error.ts";

const full: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Writes to the disk. @throws MediaError when there is no room, else what the work throws */
export async function unlessFull<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && full.includes(error.code);
    throw isFull ? new MediaError(doing, error) : error;
  }
}

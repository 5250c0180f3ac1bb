import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";

/**
 * Returns the free share of the disk of a folder, 0 to 1. Undefined if there is no such folder: with
 * PostgreSQL, S3 and a mail server nothing is kept in it.
 */
export async function freeDiskOf(folder: string): Promise<number | undefined> {
  if (!existsSync(folder)) return undefined;
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

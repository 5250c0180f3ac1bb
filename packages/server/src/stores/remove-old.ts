import { rm, stat } from "node:fs/promises";
import { unlessMissing } from "./unless-missing.ts";

/** Removes a file that was last written before a moment. */
export async function removeOld(path: string, moment: Date): Promise<void> {
  if (await isOlder(path, moment)) await rm(path, { force: true });
}

export const isOlder = async (path: string, moment: Date): Promise<boolean> =>
  (await unlessMissing(async () => (await stat(path)).mtime < moment)) ?? false;

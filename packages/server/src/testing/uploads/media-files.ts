import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestContext } from "../use-test-server.ts";

/** The names of all files of media that a server keeps, those of uploads that are not finished included. */
export const mediaFiles = async ({ server }: TestContext): Promise<string[]> =>
  (await readdir(join(server.dataDir, "media"), { recursive: true })).toSorted();

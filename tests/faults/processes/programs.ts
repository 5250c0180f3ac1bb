import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { exists, unlessMissing } from "../../../packages/server/src/foundation/files.ts";

export const run = promisify(execFile);

const debian = "/usr/lib/postgresql";

/** Finds the folder of this machine's PostgreSQL server programs; undefined if it has none. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const versions = (await unlessMissing(() => readdir(debian))) ?? [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  for (const version of newestFirst) {
    const folder = join(debian, version, "bin");
    if (await exists(join(folder, "initdb"))) return folder;
  }
  return undefined;
}

import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, unlessMissing, writeFirst } from "../foundation/files.ts";

/** The signing key of a data folder, made on its first start. */
export async function readAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "auth-secret");
  const kept = await unlessMissing(() => readFile(path, "utf8"));
  if (kept !== undefined) return kept;
  await makeFolder(dataDir);
  await writeFirst(path, randomBytes(48).toString("base64url"));
  // Another process may have written the file first.
  return readFile(path, "utf8");
}

import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing, makeFolder, writeWhole } from "../foundation/files.ts";

/** The signing key of a data folder, made on its first start. */
export async function readAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "auth-secret");
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeFolder(dataDir);
  const secret = randomBytes(48).toString("base64url");
  await writeWhole(path, secret);
  return secret;
}

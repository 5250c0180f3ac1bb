import { access } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../config/config-error.ts";
import { unlessMissing } from "../foundation/files.ts";

/** Opening an embedded database makes one where there is none. @throws ConfigError where there is none */
export async function requireEmbedded(dataDir: string): Promise<void> {
  const look = async () => {
    await access(join(dataDir, "database", "PG_VERSION"));
    return true;
  };
  if ((await unlessMissing(look)) === true) return;
  throw new ConfigError("DATA_DIR", `"${dataDir}" holds no embedded database`);
}

import { join } from "node:path";
import { ConfigError } from "../config/config-error.ts";
import { exists } from "../foundation/files.ts";

/** Opening an embedded database makes one where there is none. @throws ConfigError where there is none */
export async function requireEmbedded(dataDir: string): Promise<void> {
  if (await exists(join(dataDir, "database", "PG_VERSION"))) return;
  throw new ConfigError("DATA_DIR", `"${dataDir}" holds no embedded database`);
}

import { join } from "node:path";
import { ConfigError } from "../config/config-error.ts";
import { exists } from "../foundation/files.ts";

/** Requires an embedded database: opening would create a missing one. @throws ConfigError if there is none */
export async function requireEmbedded(dataDir: string): Promise<void> {
  if (await exists(join(dataDir, "database", "PG_VERSION"))) return;
  throw new ConfigError("DATA_DIR", `"${dataDir}" holds no embedded database`);
}

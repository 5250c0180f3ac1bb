import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../config/config-error.ts";

const SQLITE_BUSY = 5;

/**
 * Holds a data folder for this process: PGlite takes no lock, and two processes would lose rows.
 * The system releases the lock when the process dies, so a killed one leaves nothing stale.
 * @returns the release.
 * @throws ConfigError when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  try {
    file.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) {
      throw new ConfigError(
        "DATA_DIR",
        `"${folder}" is in use by another Gemel process; stop that one or choose another folder`,
      );
    }
    throw error;
  }
  return () => file.close();
}

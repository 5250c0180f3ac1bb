import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../config/config-error.ts";

const SQLITE_BUSY = 5;

/** It may not be written, there is no room, it may not be made. */
const UNWRITABLE: readonly unknown[] = [8, 13, 14];

/**
 * Holds a data folder for this process: PGlite takes no lock, and two processes would lose rows.
 * The system releases the lock when the process dies, so a killed one leaves nothing stale.
 * @returns the release.
 * @throws ConfigError when another process holds it, or it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
    file.exec("BEGIN EXCLUSIVE");
    return () => file?.close();
  } catch (error) {
    file?.close();
    const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
    if (UNWRITABLE.includes(code)) {
      throw new ConfigError("DATA_DIR", `"${folder}" cannot be written`);
    }
    if (code === SQLITE_BUSY) {
      throw new ConfigError(
        "DATA_DIR",
        `"${folder}" is in use by another Gemel process; stop that one or choose another folder`,
      );
    }
    throw error;
  }
}

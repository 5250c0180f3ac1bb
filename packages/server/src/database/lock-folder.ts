import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../config/config-error.ts";

const SQLITE_BUSY = 5;

/** Why it cannot be written, by SQLite's code. */
const unwritable: ReadonlyMap<unknown, string> = new Map([
  [8, "it can only be read"],
  [13, "the disk is full, make room"],
  [14, "this user may not write there"],
]);

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
    const reason = unwritable.get(code);
    if (reason !== undefined) {
      throw new ConfigError("DATA_DIR", `"${folder}" cannot be written: ${reason}`);
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

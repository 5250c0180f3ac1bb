import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const errorCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Runs `work` while it holds a lock file with our process id; it takes over the lock of a process that
 * has ended.
 * @throws when another process holds it for more than `timeoutMs` milliseconds.
 */
export async function withLock<T>(path: string, work: () => T, timeoutMs = 10_000): Promise<T> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const holder = readHolder(path);
      if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
      else if (Date.now() > giveUp) {
        throw new Error(`${path} is held by process ${holder}`, { cause: error });
      } else await wait(20);
    }
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The holder's process id; undefined while it is being written or was just removed. */
function readHolder(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, "utf8"), 10) || undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

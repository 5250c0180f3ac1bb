import { ConfigError } from "./config/config-error.ts";
import type { Environment } from "./config/environment.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { isDatabaseAway } from "./stores/is-database-away.ts";
import { DivergedError } from "./stores/migrate.ts";

/** What Node's errors of files and ports carry. */
type SystemError = Error & Partial<NodeJS.ErrnoException & { address: string; port: number }>;

/** A folder or file that cannot be made or written: by rights, by what is there already, or for want of room. */
const unwritable: readonly unknown[] = [
  "EACCES",
  "EEXIST",
  "EISDIR",
  "ENOSPC",
  "ENOTDIR",
  "EPERM",
  "EROFS",
];

/**
 * Why a start or a command ended, for who operates it: one line that says what to mend, or where the fault is that
 * nobody foresaw. No password or key of the environment stands in it.
 */
export function describeFailure(error: unknown, env: Environment): string {
  const line = error instanceof Error ? knownCause(error) : undefined;
  return hideSecrets(line ?? describeUnknown(error), env);
}

function knownCause(error: SystemError): string | undefined {
  const { address, code, path, port, syscall } = error;
  if (error instanceof ConfigError || error instanceof DivergedError) return error.message;
  if (syscall === "listen") {
    if (code === "EADDRINUSE")
      return `PORT: address already in use ${address}:${port}; choose another`;
    if (code === "EACCES")
      return `PORT: this user may not listen on ${address}:${port}; choose another`;
    if (code === "EADDRNOTAVAIL") return `HOST: this machine has no address ${address}`;
  }
  if (path !== undefined && unwritable.includes(code))
    return `"${path}" cannot be written (${code})`;
  if (isDatabaseAway(error)) {
    return `DATABASE_URL: the database is away or does not answer (${code ?? error.message})`;
  }
  return undefined;
}

/** Where it happened, and what it came of. What else an error carries may be somebody's data, or an address. */
function describeUnknown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${describeUnknown(error.cause)}`;
}

import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../app/scripts/free-port.ts";
import { hasProgram } from "../../machine.ts";
import { findPostgresPrograms, run } from "./programs.ts";

/** How PostgreSQL is stopped: `fast` cuts connections and writes all down, `immediate` is a crash. */
export type StopMode = "fast" | "immediate";

/** The user that runs PostgreSQL if we are root, because PostgreSQL refuses root. */
const USER = "postgres";

const isRoot = process.getuid?.() === 0;

/** The reason why this machine cannot run a cluster; undefined if it can. */
export async function missingPostgres(): Promise<string | undefined> {
  if ((await findPostgresPrograms()) === undefined) return "this machine has no PostgreSQL";
  if (!isRoot) return undefined;
  if (!(await hasProgram("runuser"))) return "root needs runuser to start PostgreSQL";
  return undefined;
}

/**
 * Makes a cluster for this run only, in a folder of its own, and starts it.
 * @param parent the folder that contains it
 */
export async function startPostgresCluster(closing: AsyncDisposableStack, parent = tmpdir()) {
  const programs = await findPostgresPrograms();
  if (programs === undefined) throw new Error("this machine has no PostgreSQL");
  const folder = await mkdtemp(join(parent, "gemel-postgres-"));
  closing.defer(() => rm(folder, { recursive: true }));
  if (isRoot) await chown(folder, await idOf("-u"), await idOf("-g"));
  const [data, log] = [join(folder, "data"), join(folder, "log")];
  const port = await freePort();
  const call = async (program: string, args: readonly string[]): Promise<void> => {
    const command = [join(programs, program), "-D", data, ...args];
    const [name = "", ...rest] = isRoot ? ["runuser", "-u", USER, "--", ...command] : command;
    // The programs' account may not be allowed to read our folder.
    await run(name, rest, { cwd: "/" });
  };
  await call("initdb", ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const start = () => call("pg_ctl", ["start", "-w", "-l", log, "-o", options]);
  let isStarted = false;
  const cluster = {
    /** For `DATABASE_URL`. */
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    /** @throws Error when it does not come up */
    start: async () => {
      await start();
      isStarted = true;
    },
    stop: async (mode: StopMode) => {
      await call("pg_ctl", ["stop", "-w", "-m", mode]);
      isStarted = false;
    },
  };
  await cluster.start();
  closing.defer(async () => {
    if (isStarted) await cluster.stop("immediate");
  });
  return cluster;
}

const idOf = async (which: "-u" | "-g"): Promise<number> =>
  Number((await run("id", [which, USER])).stdout);

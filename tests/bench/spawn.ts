import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server in a process of its own, so that it and the one who measures it do not share a thread. */
export interface Spawned {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a module and waits for the line that says where it listens. @throws when it ends before */
export async function spawnUntilReady(
  module: URL,
  env: Readonly<Record<string, string>> = {},
): Promise<Spawned> {
  const child = spawn(process.execPath, [fileURLToPath(module)], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await readUrl(child, ended);
  if (child.pid === undefined) throw new Error("it runs in no process");
  return { url, pid: child.pid, stop: () => stop(child, ended) };
}

const readUrl = (child: ChildProcess, ended: Promise<void>): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout === null) return reject(new Error("no output to read"));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = / is ready at (\S+)$/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error("ended before it listened")));
  });

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./clean-environment.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** A server in a process of its own, as `node packages/server/src/main.ts` starts it. */
export interface SpawnedServer {
  readonly process: ChildProcess;
  /** The address that it listens on. Rejects when it ends before. */
  readonly url: Promise<string>;
  readonly ended: Promise<SpawnedEnd>;
}

interface SpawnedEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a module in a process of its own. */
export function spawnModule(
  module: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, [module, ...args], {
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes: Buffer) => (written.stdout += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (written.stderr += bytes.toString()));
  const ended: Promise<SpawnedEnd> = once(child, "close").then(([code]) => ({ code, ...written }));
  return { child, ended };
}

/** @param module prints its address as the server does. @default the server */
export function spawnServer(env: Readonly<Record<string, string>>, module = main): SpawnedServer {
  const { child, ended } = spawnModule(module, [], { PORT: "0", ...env });
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = / is ready at (\S+)$|"url":"([^"]+)".*"Gemel is ready"/.exec(line);
      if (found !== null) resolve(found[1] ?? found[2] ?? "");
    });
    void ended.then((end) => reject(new Error(end.stderr || "ended before it listened")));
  });
  url.catch(() => undefined);
  return { process: child, url, ended };
}

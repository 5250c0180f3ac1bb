import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./clean-environment.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** A server in a process of its own, as `node packages/server/src/main.ts` starts it. */
export interface SpawnedServer {
  readonly process: ChildProcess;
  /** Where it listens. Rejects when it ends before. */
  readonly url: Promise<string>;
  readonly ended: Promise<SpawnedEnd>;
}

interface SpawnedEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function spawnServer(env: Readonly<Record<string, string>>): SpawnedServer {
  const child = spawn(process.execPath, [main], {
    env: { ...cleanEnvironment(), PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes: Buffer) => (written.stdout += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (written.stderr += bytes.toString()));
  const ended = once(child, "close").then(([code]) => ({
    code: code as number | null,
    ...written,
  }));
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /^Gemel is ready at (\S+)$|"url":"([^"]+)".*"Gemel is ready"/.exec(line);
      if (found !== null) resolve(found[1] ?? found[2] ?? "");
    });
    void ended.then((end) => reject(new Error(end.stderr || "ended before it listened")));
  });
  url.catch(() => undefined);
  return { process: child, url, ended };
}

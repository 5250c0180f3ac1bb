import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { freePort } from "../../../app/scripts/free-port.ts";
import { hasProgram } from "../../machine.ts";

/** The reason why this machine cannot run Redis; undefined if it can. */
export const missingRedis = async (): Promise<string | undefined> =>
  (await hasProgram("redis-server")) ? undefined : "this machine has no Redis";

/** A Redis server for this run only. It keeps nothing on the disk. */
export async function startRedisServer(closing: AsyncDisposableStack) {
  const port = await freePort();
  const place = ["--port", String(port), "--bind", "127.0.0.1", "--dir", tmpdir()];
  let running: ChildProcess | undefined;
  const server = {
    /** For `REDIS_URL`. */
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const child = spawn("redis-server", [...place, "--save", "", "--appendonly", "no"], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      running = child;
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.includes("Ready to accept connections")) break;
      }
      child.stdout.resume();
    },
    /** Ends it at once; what it held is gone. */
    kill: async () => {
      const child = running;
      running = undefined;
      if (child === undefined) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
  await server.start();
  closing.defer(() => server.kill());
  return server;
}

import { freePort } from "../../../app/scripts/free-port.ts";
import { HOST } from "../../deployment/https-client.ts";
import { hasNginx, startNginx } from "../../deployment/start-nginx.ts";
import { missingRedis, startRedisServer } from "../../faults/processes/redis-server.ts";
import { spawnServer } from "../../../packages/server/src/testing/process/spawn-server.ts";

type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, so that it and the one who measures it do not share a thread. */
export type Started = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts a process of a site. @param closing ends it
 * @param module what else it is to run
 */
export async function startProcess(
  closing: AsyncDisposableStack,
  settings: Settings = {},
  module?: string,
) {
  const { process, url, ended } = spawnServer(settings, module);
  const stop = async (): Promise<void> => {
    process.kill("SIGTERM");
    await ended;
  };
  closing.defer(stop);
  return { url: await url, pid: process.pid ?? 0, stop };
}

/** The reason why this machine cannot run several processes; undefined if it can. */
export const missingForSeveral = async (): Promise<string | undefined> =>
  (await missingRedis()) ??
  ((await hasNginx()) ? undefined : "this machine has no nginx with openssl");

/** Starts so many processes of a site, with a Redis, behind nginx. @returns how the site is called */
export async function startSeveral(
  closing: AsyncDisposableStack,
  settings: Settings,
  count: number,
) {
  const redis = await startRedisServer(closing);
  const all = { ...settings, REDIS_URL: redis.url, PUBLIC_URL: `https://${HOST}` };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  for (const port of ports) await startProcess(closing, { ...all, PORT: String(port) });
  const nginx = await startNginx(ports);
  closing.defer(() => nginx.stop());
  return {
    url: `https://127.0.0.1:${nginx.port}`,
    headers: { host: HOST },
    servername: HOST,
    tlsOptions: { ca: nginx.certificate },
  };
}

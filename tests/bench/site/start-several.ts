import { freePort } from "../../../app/scripts/free-port.ts";
import { HOST } from "../../deployment/https-client.ts";
import { hasNginx, startNginx } from "../../deployment/start-nginx.ts";
import { missingRedis, startRedisServer } from "../../faults/processes/redis-server.ts";
import { type Spawned, spawnUntilReady } from "../spawn.ts";

const serverModule = new URL("../../../packages/server/src/main.ts", import.meta.url);

type Settings = Readonly<Record<string, string>>;

/** Starts a process of a site. @param closing ends it */
export async function startProcess(
  closing: AsyncDisposableStack,
  settings: Settings,
): Promise<Spawned> {
  const server = await spawnUntilReady(serverModule, settings);
  closing.defer(() => server.stop());
  return server;
}

/** Why there can be no several processes on this machine; nothing where there can be. */
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

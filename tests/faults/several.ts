import { Load } from "./load/load.ts";
import { Gemel } from "./processes/gemel.ts";
import { missingPostgres, startPostgresCluster } from "./processes/postgres-cluster.ts";
import { missingRedis, startRedisServer } from "./processes/redis-server.ts";
import { startTcpProxy } from "../../packages/server/src/testing/process/tcp-proxy.ts";
import { openSite } from "./site.ts";

const PROCESSES = 3;

export const missingForSeveral = async (): Promise<string | undefined> =>
  (await missingPostgres()) ?? (await missingRedis());

/**
 * Starts three processes of one site on one PostgreSQL and one Redis, behind something that hands connections on in turn, and
 * has members talk who come back whenever they are cut.
 */
export async function openSeveral(closing: AsyncDisposableStack) {
  const postgres = await startPostgresCluster(closing);
  const redis = await startRedisServer(closing);
  const { settings, cast } = await openSite(
    closing,
    { pairs: 10, others: 200 },
    { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
  );
  const gemels: Gemel[] = [];
  for (let count = 0; count < PROCESSES; count++) {
    gemels.push(await Gemel.open(closing, settings));
  }
  const balancer = await startTcpProxy(gemels.map(({ port }) => port));
  closing.defer(() => balancer.close());
  const load = new Load(closing, cast, `http://127.0.0.1:${balancer.port}`);
  await load.open();
  return {
    gemels,
    redis,
    load,
    /** Ends the load. @returns what became of all that was written, and what else went wrong */
    finish: async () => {
      const losses = await load.finish();
      const breakdowns = gemels.flatMap((gemel) => gemel.breakdowns);
      return { losses, faults: [...load.refusalsBut(), ...breakdowns] };
    },
  };
}

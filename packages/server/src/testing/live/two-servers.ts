import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import type { Environment } from "../../config/environment.ts";
import type { ServerOptions } from "../../create-server.ts";
import { openPostgres } from "../../database/open-postgres.ts";
import { createCaller } from "../call.ts";
import { findRedis, newPrefix } from "../redis.ts";
import { createScratchDatabase, findPostgres } from "../database/scratch-postgres.ts";
import { startTestServer } from "../test-server.ts";
import type { TestContext } from "../use-test-server.ts";

export interface TwinContext extends TestContext {
  readonly url: string;
}

/** Two servers on one PostgreSQL and one Redis. Mails of both are in the mailbox of the first. */
export interface TwoServers {
  readonly one: TwinContext;
  readonly two: TwinContext;
  /** The prefix of their keys in Redis. */
  readonly prefix: string;
  readonly databaseUrl: string;
}

const postgres = await findPostgres();
const redis = await findRedis();

/**
 * Runs a suite on two servers; if this machine has no PostgreSQL or no Redis, it is reported as skipped.
 * @param optionsOf the options that each of the two starts with
 */
export function onTwoServers(
  name: string,
  suite: (context: () => TwoServers) => void,
  env: Environment = {},
  optionsOf: readonly [ServerOptions, ServerOptions] = [{}, {}],
): void {
  const isAbsent = postgres === undefined || redis === undefined;
  const why = isAbsent ? " (no PostgreSQL at 127.0.0.1:5432, or no Redis at 127.0.0.1:6379)" : "";
  describe.skipIf(isAbsent)(`${name}, on two servers${why}`, () => {
    let servers: TwoServers | undefined;
    const closing = new AsyncDisposableStack();
    beforeAll(async () => {
      const prefix = newPrefix();
      const { url, drop } = await createScratchDatabase(postgres ?? "");
      closing.defer(drop);
      const overrides = { REDIS_URL: redis, AUTH_SECRET: randomUUID(), PORT: "0", ...env };
      const start = async (options: ServerOptions): Promise<TwinContext> => {
        const open = () => openPostgres(url, () => undefined);
        const given = { redis: { prefix, reconnectJitterMs: 0 }, ...options };
        const server = await startTestServer(open, overrides, given);
        closing.defer(() => server.close());
        return { server, call: createCaller(server.app), url: await server.listen() };
      };
      const one = await start(optionsOf[0]);
      const two = await start({ mailer: one.server.mailbox, ...optionsOf[1] });
      servers = { one, two, prefix, databaseUrl: url };
    });
    afterEach(() => {
      expect(servers?.one.server.departures).toEqual([]);
      expect(servers?.two.server.departures).toEqual([]);
    });
    afterAll(() => closing.disposeAsync());
    suite(() => {
      if (servers === undefined) throw new Error("the servers have not started");
      return servers;
    });
  });
}

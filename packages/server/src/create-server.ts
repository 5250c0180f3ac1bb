import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { createParts } from "./create-parts.ts";
import { createApp } from "./http/create-app.ts";
import { createLogger } from "./http/logger.ts";
import { freeDiskOf } from "./operating/free-disk.ts";
import { scopeFields } from "./operating/scope.ts";
import { createTelemetry } from "./operating/telemetry.ts";
import { watchJobs } from "./operating/watch-parts.ts";
import { watchStatements } from "./operating/watch-statements.ts";
import type { ServerOptions } from "./server-options.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { jobHandlers } from "./services/jobs/job-handlers.ts";
import type { Parts } from "./services/parts.ts";
import { systemRepeat } from "./services/repeat.ts";
import { startJobQueue } from "./stores/job-queue.ts";
import { migrate } from "./stores/migrate.ts";
import { readMigrationsAhead, readMigrationState } from "./stores/migration-state.ts";
import { openDatabase } from "./stores/open-database.ts";
import { createStores } from "./stores/create-stores.ts";
import { createRedisCounts } from "./stores/redis-counts.ts";
import { openRedis, redisPrefix } from "./stores/redis-link.ts";

export type { Config, ServerOptions };

/** A server that is ready to listen. */
export interface Server {
  /** For `app.inject()` in tests. */
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** Resolves when what begins with a start and is not waited for is done: the first round of housekeeping. */
  readonly settled: Promise<void>;
  /** Listens as configured. @returns the URL that people open */
  listen(): Promise<string>;
  readonly logger: Logger;
  /** Notes a fault in the log, without what members sent. */
  report(error: unknown): void;
  /** Says by `/readyz` that it goes, so that balancers send requests elsewhere; it goes on serving. */
  drain(): void;
  /** Finishes what it is doing, then closes the database and lets the data folder go. */
  close(): Promise<void>;
}

const builtApp = fileURLToPath(new URL("../../../app/dist", import.meta.url));

/**
 * Opens the database, brings it up to date and makes the server on it.
 * @throws ConfigError when another process has the data folder.
 */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const logger = createLogger(config.mode, options.log);
  const onError = (error: unknown): void =>
    logger.error({ ...scopeFields(), err: error }, "behind the scenes");
  await using opened = new AsyncDisposableStack();

  const telemetry = await createTelemetry(config, onError);
  opened.defer(() => telemetry.close());
  const log = watchStatements(telemetry);
  const database = await (options.openDatabase?.(log) ?? openDatabase(config, onError, log));
  opened.defer(() => database.close());
  await migrate(database.patient);
  const ahead = await readMigrationsAhead(database.patient);
  if (ahead.length > 0) logger.warn({ ahead }, "the database is ahead of this version");
  const queue = await startJobQueue(database, onError);
  opened.defer(() => queue.stop());

  let isRedisAway = false;
  const redis =
    config.redisUrl === undefined
      ? undefined
      : await openRedis(config.redisUrl, {
          prefix: options.redis?.prefix ?? redisPrefix(config.redisUrl),
          onAway: (cause) => {
            isRedisAway = true;
            logger.error({ err: cause }, "Redis is away: this process is on its own");
          },
          onBack: () => {
            isRedisAway = false;
            logger.warn("Redis is back");
          },
        });
  opened.defer(() => redis?.close());

  let siteUrl = config.publicUrl ?? localUrl(config.port);
  const parts = await createParts(config, options, {
    database,
    queue,
    redis,
    siteUrl: () => siteUrl,
    onError,
    telemetry,
  });
  opened.defer(() => parts.mailer.close());
  // Before what its jobs work with goes: mails and live news are sent to the end.
  opened.defer(() => queue.stop());
  const askDatabase = () => sql`select 1`.execute(database.db);
  const appDir = options.appDir ?? builtApp;
  const leaving = new AbortController();
  const { pool } = database;
  const depths = () => queue.depths();
  telemetry.metrics.attach({
    pool,
    depths,
    redis: redis && (() => !isRedisAway),
    freeDisk: () => freeDiskOf(config.dataDir),
  });
  const app = await createApp({
    config,
    options,
    logger,
    parts,
    askDatabase,
    counts: redis && createRedisCounts(redis),
    appDir,
    telemetry,
    leaving: leaving.signal,
    status: {
      config,
      leaving: leaving.signal,
      migrations: () => readMigrationState(database.db),
      depths,
      pool,
    },
  });
  opened.defer(() => app.close());
  await queue.work(watchJobs(jobHandlers(parts), telemetry));
  opened.defer(() => parts.answerer.close());
  opened.defer(() => parts.summaryWriter.close());
  await parts.answerer.resume();
  const patientParts = { ...parts, ...createStores(database.patient, queue) };
  const housekeeping = startHousekeeping(patientParts, options.repeat ?? systemRepeat, onError);
  opened.defer(housekeeping.stop);
  // Where there are many, reading everybody takes seconds that nobody need wait for.
  const filling = parts.pool.current().catch(onError);
  opened.defer(async () => void (await filling));

  const closing = opened.move();
  return {
    app,
    parts,
    logger,
    settled: housekeeping.firstRound,
    listen: async () => {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      if (config.publicUrl === undefined && typeof address === "object" && address !== null) {
        siteUrl = localUrl(address.port);
      }
      return siteUrl;
    },
    report: onError,
    drain: () => leaving.abort(),
    close: () => {
      leaving.abort();
      return closing.disposeAsync();
    },
  };
}

const localUrl = (port: number): string => `http://localhost:${port}`;

import { type LogEvent, sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Config } from "./config/read-config.ts";
import { refuseDemoMembers } from "./demo/refuse-demo-members.ts";
import { createServices } from "./create-services.ts";
import { createApp } from "./create-app.ts";
import { createLogger } from "./http/logger.ts";
import { freeDiskOf } from "./operating/free-disk.ts";
import { scopeFields } from "./foundation/scope.ts";
import { createTelemetry } from "./operating/telemetry.ts";
import { watchJobs } from "./operating/watch-services.ts";
import type { ServerOptions } from "./server-options.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { jobHandlers } from "./job-handlers.ts";
import type { Services } from "./services.ts";
import { systemRepeat } from "./foundation/repeat.ts";
import { startJobQueue, withJobs } from "./jobs/job-queue.ts";
import { migrate, readMigrationsAhead, readMigrationState } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { createRedisCounts } from "./redis/redis-counts.ts";
import { requireOwnMedia } from "./require-own-media.ts";
import { openRedis, redisPrefix } from "./redis/redis-link.ts";
import type { Watching } from "./operating/watch-work.ts";

/**
 * Receives every statement of the stores, for the `log` of Kysely. Does not pass on the values of statements.
 */
const watchStatements =
  ({ metrics, tracing }: Watching) =>
  ({ level, query, queryDurationMillis: ms }: LogEvent): void => {
    const failed = level === "error";
    metrics.statement(ms / 1_000, failed);
    const attributes = { "db.system.name": "postgresql", "db.query.text": query.sql };
    tracing.note({ name: query.query.kind, kind: "client", attributes }, ms, failed);
  };

export type { Config, ServerOptions };

export interface Server {
  /** For `app.inject()` in tests. */
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Resolves when what begins with a start and is not waited for is done: the first round of housekeeping. */
  readonly settled: Promise<void>;
  /** Listens as configured. @returns the URL that people open */
  listen(): Promise<string>;
  readonly logger: Logger;
  /** Notes a fault in the log, without what members sent. */
  report(error: unknown): void;
  /**
   * Reports by `/readyz` that the server stops, so that balancers send requests elsewhere; it continues to
   * serve.
   */
  drain(): void;
  /** Finishes what it is doing, then closes the database and lets the data folder go. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and makes the server on it.
 * @throws ConfigError when another process has the data folder, and in production for demo members of a trial.
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
  await migrate(database.untimedDb);
  if (config.mode === "production") {
    const variable = config.databaseUrl === undefined ? "DATA_DIR" : "DATABASE_URL";
    await refuseDemoMembers(database.untimedDb, variable);
  }
  const ahead = await readMigrationsAhead(database.untimedDb);
  if (ahead.length > 0) logger.warn({ ahead }, "the database is ahead of this version");
  const queue = await startJobQueue(database, onError);
  opened.defer(() => queue.stop());

  let isRedisUnreachable = false;
  const redis =
    config.redisUrl === undefined
      ? undefined
      : await openRedis(config.redisUrl, {
          prefix: options.redis?.prefix ?? redisPrefix(config.redisUrl),
          onUnreachable: (cause) => {
            isRedisUnreachable = true;
            logger.error({ err: cause }, "Redis is unreachable: this process is on its own");
          },
          onBack: () => {
            isRedisUnreachable = false;
            logger.warn("Redis is back");
          },
        });
  opened.defer(() => redis?.close());

  let siteUrl = config.publicUrl ?? localUrl(config.port);
  const services = await createServices(config, options, {
    database,
    queue,
    redis,
    siteUrl: () => siteUrl,
    onError,
    telemetry,
  });
  opened.defer(() => services.mailer.close());
  const { db, media } = services;
  await requireOwnMedia(db, media, config.s3 === undefined ? "DATA_DIR" : "MEDIA_URL");
  // Before what its jobs work with goes: mails and live events are sent to the end.
  opened.defer(() => queue.stop());
  const askDatabase = () => sql`select 1`.execute(database.db);
  const appDir = options.appDir ?? config.appFolder;
  const leaving = new AbortController();
  const { pool } = database;
  const depths = () => queue.depths();
  telemetry.metrics.attach({
    pool,
    depths,
    redis: redis && (() => !isRedisUnreachable),
    freeDisk: () => freeDiskOf(config.dataDir),
  });
  const app = await createApp({
    config,
    options,
    logger,
    services,
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
  await queue.work(watchJobs(jobHandlers(services), telemetry));
  opened.defer(() => services.answerer.close());
  opened.defer(() => services.summaryWriter.close());
  await services.answerer.resume();
  const untimedServices = { ...services, ...withJobs(database.untimedDb, queue.jobs) };
  const housekeeping = startHousekeeping(
    untimedServices,
    options.repeat ?? systemRepeat,
    onError,
    (files) => logger.info({ files }, "files that no row names were erased"),
  );
  opened.defer(housekeeping.stop);
  // With many members, reading them all takes seconds; no call waits for it.
  const filling = services.pool.current().catch(onError);
  opened.defer(async () => void (await filling));

  // First of all: who comes now is refused and goes to another process, however long the rest takes.
  opened.defer(() => void app.server.close());

  const closing = opened.move();
  return {
    app,
    services,
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

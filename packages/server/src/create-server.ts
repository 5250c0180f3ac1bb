import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { createParts } from "./create-parts.ts";
import { createApp } from "./http/create-app.ts";
import { createLogger } from "./http/logger.ts";
import type { ServerOptions } from "./server-options.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { jobHandlers } from "./services/jobs/job-handlers.ts";
import type { Parts } from "./services/parts.ts";
import { startJobQueue } from "./stores/job-queue.ts";
import { migrate } from "./stores/migrate.ts";
import { openDatabase } from "./stores/open-database.ts";

export type { Config, ServerOptions };

/** A server that is ready to listen. */
export interface Server {
  /** For `app.inject()` in tests. */
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** Listens as configured. @returns the URL that people open */
  listen(): Promise<string>;
  /** Finishes what it is doing, then closes the database and lets the data folder go. */
  close(): Promise<void>;
}

const builtApp = fileURLToPath(new URL("../../../app/dist", import.meta.url));

/**
 * Opens the database, brings it up to date and makes the server on it.
 * @throws ConfigError when another process has the data folder.
 */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const logger = createLogger(config.mode === "production" ? "info" : "warn", options.log);
  const onError = (error: unknown): void => logger.error({ err: error }, "behind the scenes");
  await using opened = new AsyncDisposableStack();

  const database = await (options.openDatabase ?? (() => openDatabase(config, onError)))();
  opened.defer(() => database.close());
  await migrate(database.db);
  const queue = await startJobQueue(database, onError);
  opened.defer(() => queue.stop());

  let siteUrl = config.publicUrl ?? localUrl(config.port);
  const parts = await createParts(config, options, { database, queue, siteUrl: () => siteUrl });
  opened.defer(() => parts.mailer.close());
  const askDatabase = () => sql`select 1`.execute(database.db);
  const appDir = options.appDir ?? builtApp;
  const app = await createApp({ config, options, logger, parts, askDatabase, appDir });
  opened.defer(() => app.close());
  await queue.work(jobHandlers(parts));
  opened.defer(startHousekeeping(parts, onError));
  // Where there are many, reading everybody takes seconds that nobody need wait for.
  const filling = parts.pool.current().catch(onError);
  opened.defer(async () => void (await filling));

  const closing = opened.move();
  return {
    app,
    parts,
    listen: async () => {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      if (config.publicUrl === undefined && typeof address === "object" && address !== null) {
        siteUrl = localUrl(address.port);
      }
      return siteUrl;
    },
    close: () => closing.disposeAsync(),
  };
}

const localUrl = (port: number): string => `http://localhost:${port}`;

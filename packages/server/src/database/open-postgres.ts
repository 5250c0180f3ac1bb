import { Socket } from "node:net";
import pg from "pg";
import { Kysely, type Logger, PostgresDialect } from "kysely";
import { codeOf } from "../foundation/error-code.ts";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "./database.ts";
import { markUnreachable } from "./is-database-unreachable.ts";
import type { Schema } from "./schema.ts";

/**
 * A socket that breaks when nothing has come or gone for so many milliseconds. A network that swallows everything
 * sends no sign: the system alone would send again for a quarter of an hour before it gives up.
 */
function openWatchedSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = new Error(`nothing came for ${silence} ms`);
    socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
  });
  return socket;
}

const asNumber: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (asNumber.includes(oid)) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long a statement of a request may take, in milliseconds. */
interface Timeouts {
  /** The server gives a statement up. */
  readonly statement: number;
  /** The server ends a transaction that says nothing more, and lets go of what it holds. */
  readonly transaction: number;
  /**
   * We give a connection up on which nothing comes: longer than a statement may take, and shorter than proxies
   * wait.
   */
  readonly silence: number;
}

const TIMEOUTS: Timeouts = { statement: 20_000, transaction: 30_000, silence: 25_000 };

/** The system notices within half a minute that a connection waits for an answer that never comes. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 15_000 };

/**
 * A PostgreSQL server, through pools of connections.
 * @param onError called when an idle connection breaks; the pool replaces it
 * @param log is called with every statement
 * @param name what the URL was given as
 * @throws ConfigError when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
  log?: Logger,
  timeouts: Timeouts = TIMEOUTS,
  name = "DATABASE_URL",
): Promise<Database> {
  const common = { connectionString: url, ...KEEP_ALIVE };
  const watched = { ...common, stream: () => openWatchedSocket(timeouts.silence) };
  const pool = openPool(onError, {
    ...watched,
    max: 10,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.transaction,
  });
  const untimedPool = openPool(onError, { ...common, max: 4 });
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), untimedPool.end()]);
  };
  try {
    (await pool.connect()).release();
  } catch (error) {
    await close();
    throw new ConfigError(name, `the database cannot be reached: ${reasonOf(error)}`);
  }
  const on = (each: pg.Pool): Kysely<Schema> =>
    new Kysely<Schema>({
      dialect: new PostgresDialect({
        pool: {
          options: each.options,
          connect: () => each.connect().catch(markUnreachable),
          end: () => each.end(),
        },
      }),
      ...(log && { log }),
    });
  return {
    db: on(pool),
    untimedDb: on(untimedPool),
    jobs: { connection: watched },
    alone: false,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}

/** Why no connection is made, by the code of the system or of PostgreSQL (its appendix A). */
const reasons: Readonly<Partial<Record<string, string>>> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no machine of this name",
  "28000": "the server does not let this user in",
  "28P01": "the server does not know this user with this password",
  "3D000": "there is no database of this name",
  "53300": "the server has no connection left",
  "57P03": "the server is starting or stopping",
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = String(codeOf(error) ?? error.message);
  return reasons[code] ?? code;
}

function openPool(onError: (error: unknown) => void, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 5_000, types });
  pool.on("error", onError);
  // The pool notices a connection that breaks while it is idle, a query of one that breaks while it waits. Between
  // two statements of a transaction none listens, and Node ends a process for it; the next statement fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

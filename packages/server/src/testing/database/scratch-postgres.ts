import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../../database/database.ts";
import { startJobQueue } from "../../jobs/job-queue.ts";
import { migrate } from "../../database/migrate.ts";
import { openPostgres } from "../../database/open-postgres.ts";
import { startTcpProxy } from "../process/tcp-proxy.ts";

const users = [process.env["PGUSER"], "postgres", "root", "test"].filter(
  (user) => user !== undefined,
);

// In the address, so that it also reaches servers that a test starts as processes of their own.
const password = process.env["PGPASSWORD"];
const secret = password === undefined ? "" : `:${encodeURIComponent(password)}`;

/** A PostgreSQL server on this machine that lets us make databases; nothing when there is none. */
export async function findPostgres(): Promise<string | undefined> {
  for (const user of users) {
    const url = `postgres://${user}${secret}@127.0.0.1:5432/postgres`;
    try {
      await runSql(url, "select 1");
      return url;
    } catch {
      continue;
    }
  }
  return undefined;
}

export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** How names of databases begin that belong to a run of tests, by the process that started its workers. */
const ofRun = (pid: number): string => `gemel_${pid}_`;

/** Drops what suites of a run have left: that of a server which they share is never closed. */
export async function dropDatabasesOf(server: string, pid: number): Promise<void> {
  await withClient(server, async (client) => {
    for (const name of await databasesLike(client, ofRun(pid)))
      await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** The newest first. */
async function databasesLike(client: pg.Client, beginning: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1) order by oid desc",
    [beginning],
  );
  return rows.map(({ datname }) => datname);
}

/** @param template the database to copy; an empty one without it */
export async function createScratchDatabase(
  server: string,
  template = "template1",
): Promise<ScratchDatabase> {
  const name = `${ofRun(process.ppid)}${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `create database ${name} template ${template}`);
  // No test outlives its PostgreSQL server, so no commit needs to wait for the disk.
  await runSql(server, `alter database ${name} set synchronous_commit = off`);
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => dropDatabase(server, name),
  };
}

/** A database of its own, behind a network that a test can break. @returns its address there */
export async function createProxiedDatabase(server: string) {
  const { url, drop } = await createScratchDatabase(server);
  const network = await startTcpProxy([Number(new URL(url).port)]);
  const close = () => network.close().then(drop);
  return { url: Object.assign(new URL(url), { port: network.port }).href, network, close };
}

/** PostgreSQL's code for a database that has connections. */
const inUse = "55006";

/**
 * Pools end before their connections are closed, and a connection that is cut reports an error. PostgreSQL waits
 * up to 5 s for connections that are just closing, but not with `force`.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await runSql(server, `drop database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === inUse)) throw error;
    await runSql(server, `drop database ${name} with (force)`);
  }
}

/** A database of its own on a server, without a table, gone when it is closed. */
export const openEmptyScratchPostgres = async (server: string): Promise<Database> =>
  openUntilClosed(await createScratchDatabase(server));

/** The same, in the state after the first start of a server. */
export const openScratchPostgres = async (server: string): Promise<Database> =>
  openUntilClosed(await createScratchDatabase(server, await templateOn(server)));

async function openUntilClosed({ url, drop }: ScratchDatabase): Promise<Database> {
  const database = await openPostgres(url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

const prefix = "gemel_template_";
let template: Promise<string> | undefined;

/** A run of another checkout may use one beside this. */
const KEPT_TEMPLATES = 5;

/** The name of a migrated database, made once for each form of the schema; only the newest are kept. */
function templateOn(server: string): Promise<string> {
  // Not imported at the top: `import.meta.resolve` is missing where Vitest sets up a run.
  template ??= import("./schema-hash.ts").then(({ schemaHash }) =>
    makeTemplate(server, `${prefix}${schemaHash}`),
  );
  return template;
}

function makeTemplate(server: string, name: string): Promise<string> {
  return withClient(server, async (client) => {
    // Workers make it one after the other; the lock goes with the connection.
    await client.query("select pg_advisory_lock(hashtext($1))", [prefix]);
    const known = await databasesLike(client, prefix);
    if (known.includes(name)) return name;
    for (const old of known.slice(KEPT_TEMPLATES - 1))
      await client.query(`drop database ${old} with (force)`);
    const made = `${prefix}unfinished`;
    await client.query(`drop database if exists ${made} with (force)`);
    await client.query(`create database ${made}`);
    const database = await openPostgres(new URL(`/${made}`, server).href, () => undefined);
    await migrate(database.db);
    const queue = await startJobQueue(database, (error) => {
      throw error;
    });
    await queue.stop();
    await database.close();
    await client.query(`alter database ${made} rename to ${name}`);
    return name;
  });
}

export const runSql = <Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(sql, [...values])).rows);

/** Uses a connection of its own. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

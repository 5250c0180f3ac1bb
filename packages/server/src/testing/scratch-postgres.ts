import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../stores/database.ts";
import { openPostgres } from "../stores/open-postgres.ts";

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

/** A database of its own on a server. */
export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createScratchDatabase(server: string): Promise<ScratchDatabase> {
  const name = `gemel_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `create database ${name}`);
  // No test outlives its PostgreSQL server, so no commit needs to wait for the disk.
  await runSql(server, `alter database ${name} set synchronous_commit = off`);
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => runSql(server, `drop database ${name} with (force)`),
  };
}

/** A database of its own on a server, gone when it is closed. */
export async function openScratchPostgres(server: string): Promise<Database> {
  const { url, drop } = await createScratchDatabase(server);
  // Dropping the database cuts connections that are still saying goodbye; nobody needs to hear of it.
  const database = await openPostgres(url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Runs a statement, on a connection of its own. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

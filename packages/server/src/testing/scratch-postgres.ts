import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../stores/database.ts";
import { openPostgres } from "../stores/open-postgres.ts";

const users = [process.env["PGUSER"], "postgres", "root", "test"].filter(
  (user) => user !== undefined,
);

/** A PostgreSQL server on this machine that lets us make databases; nothing when there is none. */
export async function findPostgres(): Promise<string | undefined> {
  for (const user of users) {
    const url = `postgres://${user}@127.0.0.1:5432/postgres`;
    try {
      await run(url, "select 1");
      return url;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A database of its own on a server, gone when it is closed. */
export async function openScratchPostgres(server: string): Promise<Database> {
  const name = `gemel_${randomUUID().replaceAll("-", "")}`;
  await run(server, `create database ${name}`);
  // Dropping the database cuts connections that are still saying goodbye; nobody needs to hear of it.
  const database = await openPostgres(new URL(`/${name}`, server).href, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

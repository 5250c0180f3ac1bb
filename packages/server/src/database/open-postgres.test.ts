import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { onPostgres } from "../testing/databases.ts";
import {
  createProxiedDatabase,
  createScratchDatabase,
} from "../testing/database/scratch-postgres.ts";
import { isDatabaseUnreachable } from "./is-database-unreachable.ts";
import { openPostgres } from "./open-postgres.ts";
import { untilFinished } from "../testing/until-finished.ts";

/** Timeouts for a test that waits until one of them ends. */
const SHORT_TIMEOUTS = { statement: 60_000, transaction: 60_000, silence: 8_000 };

onPostgres("PostgreSQL", (postgres) => {
  it("is gone on with after a connection broke between two statements of a transaction", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const other = await untilFinished(openPostgres(url, () => undefined));
    const { db } = await untilFinished(openPostgres(url, () => undefined));
    const isThere = async (pid: number) => {
      const found = await sql`select from pg_stat_activity where pid = ${pid}`.execute(other.db);
      return found.rows.length > 0;
    };
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(other.db);
      await expect.poll(() => isThere(pid)).toBe(false);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnreachable);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("is unreachable while the database refuses all connections, whatever it says of that", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const { db } = await untilFinished(openPostgres(url, () => undefined));
    const { db: other } = await untilFinished(openPostgres(postgres, () => undefined));
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} allow_connections false`.execute(other);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${new URL(url).pathname.slice(1)}`.execute(other);
    const refusal = () => sql`select 1`.execute(db).catch((error: unknown) => error);
    await expect.poll(refusal).toMatchObject({ code: "55000" });
    expect(isDatabaseUnreachable(await refusal())).toBe(true);
    await sql`alter database ${name} allow_connections true`.execute(other);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("is given up when it falls silent, in a transaction too, and used again when it speaks", async () => {
    const { url, network } = await untilFinished(createProxiedDatabase(postgres));
    const { db } = await untilFinished(
      openPostgres(url, () => undefined, undefined, SHORT_TIMEOUTS),
    );
    const inTransaction = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      network.swallow(true);
      await sql`select 1`.execute(transaction);
    });
    await expect(inTransaction).rejects.toSatisfy(isDatabaseUnreachable);
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseUnreachable);
    network.swallow(false);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("ends a statement that takes too long, unless it may take long", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const timeouts = { ...SHORT_TIMEOUTS, statement: 50, silence: 60_000 };
    const { db, untimedDb } = await untilFinished(
      openPostgres(url, () => undefined, undefined, timeouts),
    );
    const takeLong = sql<{ done: string }>`select pg_sleep(0.2), 'yes' as done`;
    await expect(takeLong.execute(db)).rejects.toSatisfy(isDatabaseUnreachable);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect((await takeLong.execute(untimedDb)).rows).toMatchObject([{ done: "yes" }]);
  });

  it("answers within what members and proxies wait for", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const { db, untimedDb } = await untilFinished(openPostgres(url, () => undefined));
    const limits = sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
        order by name`;
    const settings = async (on: typeof db) =>
      (await limits.execute(on)).rows.map(({ setting }) => setting);
    expect(await settings(db)).toEqual(["30000", "20000"]);
    expect(await settings(untimedDb)).toEqual(["0", "0"]);
  });
});

import { createServer } from "node:net";
import { once } from "node:events";
import pg from "pg";
import { expect, it } from "vitest";
import { portOf } from "../testing/port-of.ts";
import { onPostgres } from "../testing/databases.ts";
import { isDatabaseUnreachable, markUnreachable } from "./is-database-unreachable.ts";

/** Returns the error that a query fails with. */
const faultOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

it("knows a server that refuses, and one that hangs up before it answers", async () => {
  const hangingUp = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(hangingUp, "listening");
  const faults = await Promise.all(
    [1, portOf(hangingUp)].map(async (each) => {
      const pool = new pg.Pool({ host: "127.0.0.1", port: each });
      const fault = await faultOf(pool.query("select 1"));
      await pool.end();
      return fault;
    }),
  );
  hangingUp.close();
  expect(faults).toEqual([expect.objectContaining({ code: "ECONNREFUSED" }), expect.any(Error)]);
  expect(faults.map(isDatabaseUnreachable)).toEqual([true, true]);
});

it("knows whatever fails while a connection is made", () => {
  const closed = Object.assign(new Error("not accepting connections"), { code: "55000" });
  expect(isDatabaseUnreachable(closed)).toBe(false);
  expect(() => markUnreachable(closed)).toThrow(closed);
  expect(isDatabaseUnreachable(closed)).toBe(true);
});

it.each(["EPIPE", "ETIMEDOUT", "08006", "53100", "53300", "57014", "57P03"])("knows %s", (code) => {
  expect(isDatabaseUnreachable(Object.assign(new Error("no"), { code }))).toBe(true);
});

it("takes nothing else for it", () => {
  const broken = Object.assign(new Error("Connection terminated"), { code: "23505" });
  expect([broken, new Error("no"), "ECONNREFUSED", undefined].map(isDatabaseUnreachable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

onPostgres("on PostgreSQL", (postgres) => {
  it("knows connections that end while they are used, and one that does not come free", async () => {
    const pool = new pg.Pool({ connectionString: postgres, max: 1 });
    pool.on("error", () => undefined);
    const client = await pool.connect();
    client.on("error", () => undefined);
    // Only from here on: a busy machine may need longer for a first connection.
    pool.options.connectionTimeoutMillis = 100;
    const busy = await faultOf(pool.connect().catch(markUnreachable));
    const cut = await faultOf(client.query("select pg_terminate_backend(pg_backend_pid())"));
    const after = await faultOf(client.query("select 1"));
    client.release(true);
    await pool.end();
    expect([busy, cut, after].map(isDatabaseUnreachable)).toEqual([true, true, true]);
  });
});

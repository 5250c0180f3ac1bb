/**
 * node tests/bench/discover.ts [MEMBERS…]
 *
 * GET /discover, first page, over HTTP: p50 and p95 by number of members, on the embedded database or, with
 * DATABASE_URL, on a PostgreSQL server, where every row has a database of its own. The callers are members
 * with usual filters, and some with every filter open, who have the most candidates to rank. Beside these,
 * the same query by brute force: all members whom one of the latter can meet are read from the database and
 * given to `compatibility` one by one. Ends with an error if p95 of the former exceeds its limit, or grows by
 * more than the number of members.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wholeNumber } from "@gemel/command/arguments";
import { compatibility } from "@gemel/psyche/compatibility";
import { createServer, type Server } from "@gemel/server";
import { readConfig } from "@gemel/server/config";
import { audienceOf } from "../../packages/server/src/features/discover/filters.ts";
import { openDatabase } from "../../packages/server/src/database/open-database.ts";
import { openScratchPostgres } from "../../packages/server/src/testing/database/scratch-postgres.ts";
import { addBenchMembers } from "./add-bench-members.ts";
import { MOST, readHanded } from "./read-options.ts";
import { startSession } from "../../packages/server/src/testing/new-member.ts";
import { quantile } from "./talk/figures.ts";
import { poolStore } from "../../packages/server/src/features/discover/pool-store.ts";
import { insightsStore } from "../../packages/server/src/features/insights/store.ts";

const databaseUrl = process.env["DATABASE_URL"];

/** How long a first page may take at p95, in milliseconds, by how many members there are. */
const bars: ReadonlyMap<number, number> = new Map(
  databaseUrl === undefined
    ? [[10_000, 100]]
    : [
        [10_000, 100],
        [100_000, 150],
      ],
);

const asked = readHanded().operands.map((text) => wholeNumber("N", text, 1, MOST));
const allSizes = databaseUrl === undefined ? [1_000, 10_000] : [1_000, 10_000, 100_000];
const sizes = asked.length > 0 ? asked : allSizes;

const callers = 20;
const rounds = 6;

interface Row {
  readonly members: number;
  readonly "p50 ms": number;
  readonly "p95 ms": number;
  readonly "open: can be met": number;
  readonly "open: p95 ms": number;
  readonly "open: brute force ms": number;
  readonly "first fill s": number;
}

async function measure(members: number): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), "gemel-bench-"));
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0", DEMO: "off", LIMITS: "off" });
  const server = await createServer(config, {
    openDatabase: () =>
      databaseUrl === undefined
        ? openDatabase(config, console.error)
        : openScratchPostgres(databaseUrl),
  });
  try {
    const { open, usual } = await addBenchMembers(server.services, members, callers);
    const fill = await seconds(() => server.services.pool.current());
    const url = await server.listen();
    const usualTimes = await firstPages(server, url, usual);
    const openTimes = await firstPages(server, url, open);
    let met = 0;
    const brute = await seconds(async () => {
      met = await bruteForce(server, open[0] ?? "");
    });
    return {
      members,
      "p50 ms": quantile(usualTimes, 0.5),
      "p95 ms": quantile(usualTimes, 0.95),
      "open: can be met": met,
      "open: p95 ms": quantile(openTimes, 0.95),
      "open: brute force ms": tenths(brute * 1_000),
      "first fill s": tenths(fill),
    };
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true });
  }
}

/** Milliseconds of first pages, one after the other, the first round left out. */
async function firstPages(
  server: Server,
  url: string,
  ids: readonly string[],
): Promise<readonly number[]> {
  const members = await Promise.all(ids.map((id) => startSession({ server }, { id, email: "" })));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const { token } of members) {
      const time = await seconds(() => firstPage(url, token));
      if (round > 0) times.push(time * 1_000);
    }
  }
  return times;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const tenths = (value: number): number => Number(value.toFixed(1));

async function firstPage(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/discover`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items?: readonly unknown[] };
  if (items === undefined) throw new Error(`the feed answers ${answer.status}`);
}

/** Ranks all members whom a member can meet. @returns the number of them */
async function bruteForce({ services }: Server, memberId: string): Promise<number> {
  const pool = await services.pool.current();
  const own = pool.get(memberId);
  if (own === undefined) throw new Error("the member cannot be found");
  const hidden = await poolStore(services.db).hiddenFrom(memberId);
  const met = audienceOf(own, pool, hidden, services.clock()).allBut(new Set());
  const scores: number[] = [];
  for (let start = 0; start < met.length; start += 5_000) {
    const ids = met.slice(start, start + 5_000).map(({ id }) => id);
    const inputs = await insightsStore(services.db).findInputs([memberId, ...ids]);
    const mine = inputs.get(memberId);
    if (mine === undefined) throw new Error("the member is not analysed");
    for (const id of ids) {
      const theirs = inputs.get(id);
      scores.push((theirs && compatibility(mine.inputs, theirs.inputs).overall) ?? -1);
    }
  }
  return scores.toSorted((a, b) => b - a).length;
}

const rows: Row[] = [];
for (const size of sizes) rows.push(await measure(size));
console.table(rows);
for (const [index, row] of rows.entries()) {
  const bar = bars.get(row.members);
  const before = rows[index - 1];
  const grows = before && row["p95 ms"] / before["p95 ms"] > row.members / before.members;
  if ((bar !== undefined && row["p95 ms"] > bar) || grows === true) {
    console.error(`${row.members} members: p95 ${row["p95 ms"]} ms, bar ${bar ?? "none"}`);
    process.exitCode = 1;
  }
}

/**
 * DATABASE_URL=postgres://… node tests/bench/talk.ts [--pairs 500] [--seconds 20] [--drops 500] [--idle 5000]
 *
 * The live connection of one process on PostgreSQL, with 1,000 members in 500 conversations and 200
 * messages a second: how long a message takes from its sender to the other; whether any is lost, doubled
 * or out of order over 500 connections that are cut; how soon all are back after a restart; and how
 * much memory a connection costs at rest. Beside these a bare `ws` echo server, in the same run. Ends
 * badly when a bar is missed.
 */
import { readOptions } from "./read-options.ts";
import { inTurn } from "./in-turn.ts";
import { openSite } from "./site/open-site.ts";
import { startProcess } from "./site/start-several.ts";
import { spawnUntilReady } from "./spawn.ts";
import { addPairs, type Speaker } from "./talk/add-pairs.ts";
import { echoTimes, everySoOften } from "./talk/echo-times.ts";
import { pause, quantile } from "./talk/figures.ts";
import { memoryPerSocket } from "./talk/idle-sockets.ts";
import { type Books, Talker } from "./talk/talker.ts";

const PER_SECOND = 200;
const { pairs, seconds, drops, idle } = readOptions({
  pairs: 500,
  seconds: 20,
  drops: 500,
  idle: 5_000,
});

const bars = { p95Ms: 100, p99Ms: 250, backSeconds: 10, kbPerSocket: 20 };

const echoModule = new URL("./talk/echo-server.ts", import.meta.url);
const load = { sockets: 2 * pairs, perSecond: PER_SECOND, seconds };
const missed: string[] = [];

await using closing = new AsyncDisposableStack();
const { settings, members: speakers } = await openSite(closing, (services) =>
  addPairs(services, pairs),
);
const echo = await spawnUntilReady(echoModule);
closing.defer(() => echo.stop());
const start = (PORT = "0") => startProcess(closing, { ...settings, PORT });

const connectAll = async (talkers: readonly Talker[]): Promise<void> => {
  for (let first = 0; first < talkers.length; first += 100) {
    await Promise.all(talkers.slice(first, first + 100).map((talker) => talker.connect()));
  }
};

const talk = (talkers: readonly Talker[], also: (index: number) => void = () => undefined) =>
  everySoOften(load, (index) => {
    talkers[(index * 7) % talkers.length]?.say();
    also(index);
  });

/** Waits until every message is acknowledged and received, for half a minute at most. */
async function settle(talkers: readonly Talker[]): Promise<void> {
  for (let waited = 0; waited < 300; waited++) {
    if (talkers.every((talker, index) => talker.isDone && isReceived(talkers, index))) return;
    await pause(0.1);
  }
}

const partnerOf = (talkers: readonly Talker[], index: number): Talker | undefined =>
  talkers[index % 2 === 0 ? index + 1 : index - 1];

const isReceived = (talkers: readonly Talker[], index: number): boolean =>
  (partnerOf(talkers, index)?.received.length ?? 0) >= (talkers[index]?.said ?? 0);

/** What of all that was said did not arrive once, and in its order. */
function countFaults(talkers: readonly Talker[]) {
  const faults = { lost: 0, doubled: 0, "out of order": 0 };
  for (const [index, { said }] of talkers.entries()) {
    const numbers = (partnerOf(talkers, index)?.received ?? []).map((text) =>
      Number(text.split(" ")[1]),
    );
    const distinct = new Set(numbers).size;
    faults.lost += said - distinct;
    faults.doubled += numbers.length - distinct;
    faults["out of order"] += numbers.filter(
      (number, at) => number < (numbers[at - 1] ?? 0),
    ).length;
  }
  return faults;
}

function expectAtMost(name: string, value: number, bar: number): void {
  if (!(value <= bar)) missed.push(`${name} is ${value}, its bar ${bar}`);
}

let gemel = await start();
const { port } = new URL(gemel.url);

const books: Books = { sentAt: new Map(), took: [] };
const talkers = speakers.map((speaker) => new Talker(speaker, gemel.url, books));
await connectAll(talkers);
await talk(talkers);
await settle(talkers);
const echoed = await echoTimes(echo.url.replace("http", "ws"), load);
const times = {
  "ws echo": {
    p50: quantile(echoed, 0.5),
    p95: quantile(echoed, 0.95),
    p99: quantile(echoed, 0.99),
  },
  gemel: {
    p50: quantile(books.took, 0.5),
    p95: quantile(books.took, 0.95),
    p99: quantile(books.took, 0.99),
  },
};
console.log(`\nms from send to receipt, ${load.sockets} sockets, ${PER_SECOND} messages a second`);
console.table(times);
expectAtMost("p95", times.gemel.p95, bars.p95Ms);
expectAtMost("p99", times.gemel.p99, bars.p99Ms);

const returns: Promise<void>[] = [];
const nextTalker = inTurn(talkers);
const every = Math.max(1, Math.floor((PER_SECOND * seconds) / drops));
await talk(talkers, (index) => {
  if (index % every !== 0) return;
  const talker = nextTalker();
  if (talker.drop()) returns.push(talker.reconnect());
});
await Promise.all(returns);
await settle(talkers);
const faults = countFaults(talkers);
const resyncs = talkers.reduce((sum, talker) => sum + talker.resyncs, 0);
console.log(`\n${returns.length} connections cut while ${PER_SECOND * seconds} messages were sent`);
console.table({ ...faults, resyncs });
for (const [name, count] of Object.entries(faults)) expectAtMost(name, count, 0);

const closed = Promise.all(talkers.map((talker) => talker.closed()));
await gemel.stop();
await closed;
gemel = await start(port);
const readyAt = performance.now();
await Promise.all(talkers.map((talker) => talker.reconnect()));
const back = Number(((performance.now() - readyAt) / 1_000).toFixed(1));
console.log(`\nAfter a restart ${talkers.length} clients were back within ${back} s.`);
expectAtMost("s until everybody is back", back, bars.backSeconds);
for (const talker of talkers) talker.drop();
await gemel.stop();

gemel = await start(port);
const address = (index: number): URL => {
  const { conversationId, token } = speakers[index % speakers.length] as Speaker;
  const url = new URL(`${gemel.url.replace("http", "ws")}/api/ws/chat`);
  url.searchParams.set("conversation_id", conversationId);
  url.searchParams.set("token", token);
  return url;
};
const memory = {
  "ws echo": await memoryPerSocket(echo, idle, () => new URL(echo.url.replace("http", "ws"))),
  gemel: await memoryPerSocket(gemel, idle, address),
};
console.log(`\nkB a socket at rest, of ${idle}`);
console.table(memory);
expectAtMost("kB a socket", memory.gemel, bars.kbPerSocket);

for (const line of missed) console.error(line);
process.exitCode = missed.length > 0 ? 1 : 0;

/**
 * DATABASE_URL=postgres://… node tests/bench/talk.ts [--pairs 500] [--seconds 20] [--drops 500] [--idle 5000]
 *
 * The live connection of one process on PostgreSQL, with 1,000 members in 500 conversations and 200
 * messages a second: how long a message takes from its sender to the other; whether any is lost, doubled
 * or out of order over 500 connections that are cut; how soon all are back after a restart; and how
 * much memory a connection costs at rest. Beside these a bare `ws` echo server, in the same run. Ends
 * badly when a bar is missed.
 */
import { fileURLToPath } from "node:url";
import { Chat } from "../faults/load/chat.ts";
import { readOptions } from "./read-options.ts";
import { inTurn } from "./in-turn.ts";
import { openSite } from "./site/open-site.ts";
import { startProcess } from "./site/start-several.ts";
import { addPairs, type Speaker } from "./talk/add-pairs.ts";
import { echoTimes, everySoOften } from "./talk/echo-times.ts";
import { quantile } from "./talk/figures.ts";
import { memoryPerSocket } from "./talk/idle-sockets.ts";

const PER_SECOND = 200;
const { pairs, seconds, drops, idle } = readOptions({
  pairs: 500,
  seconds: 20,
  drops: 500,
  idle: 5_000,
});

const bars = { p95Ms: 100, p99Ms: 250, backSeconds: 10, kbPerSocket: 20 };

const echoModule = fileURLToPath(new URL("./talk/echo-server.ts", import.meta.url));
const load = { sockets: 2 * pairs, perSecond: PER_SECOND, seconds };
const missed: string[] = [];

await using closing = new AsyncDisposableStack();
const { settings, members: speakers } = await openSite(closing, (services) =>
  addPairs(services, pairs),
);
const echo = await startProcess(closing, {}, echoModule);
const start = (PORT = "0") => startProcess(closing, { ...settings, PORT });

function expectAtMost(name: string, value: number, bar: number): void {
  if (!(value <= bar)) missed.push(`${name} is ${value}, its bar ${bar}`);
}

let gemel = await start();
const { port } = new URL(gemel.url);

const chat = new Chat(speakers, gemel.url);
const { talkers } = chat;
const talk = (also: (index: number) => void = () => undefined) =>
  everySoOften(load, (index) => {
    talkers[(index * 7) % talkers.length]?.say();
    also(index);
  });
await chat.connect();
await talk();
await chat.settle();
const echoed = await echoTimes(echo.url.replace("http", "ws"), load);
const times = {
  "ws echo": {
    p50: quantile(echoed, 0.5),
    p95: quantile(echoed, 0.95),
    p99: quantile(echoed, 0.99),
  },
  gemel: {
    p50: quantile(chat.took, 0.5),
    p95: quantile(chat.took, 0.95),
    p99: quantile(chat.took, 0.99),
  },
};
console.log(`\nms from send to receipt, ${load.sockets} sockets, ${PER_SECOND} messages a second`);
console.table(times);
expectAtMost("p95", times.gemel.p95, bars.p95Ms);
expectAtMost("p99", times.gemel.p99, bars.p99Ms);

const returns: Promise<void>[] = [];
const nextTalker = inTurn(talkers);
const every = Math.max(1, Math.floor((PER_SECOND * seconds) / drops));
await talk((index) => {
  if (index % every !== 0) return;
  const talker = nextTalker();
  if (talker.drop()) returns.push(talker.reconnect());
});
await Promise.all(returns);
await chat.settle();
const { acknowledged: _, ...faults } = chat.checkReceived();
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
chat.drop();
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

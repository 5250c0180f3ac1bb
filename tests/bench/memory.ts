/**
 * DATABASE_URL=postgres://… node tests/bench/memory.ts [--members 10000] [--seconds 600]
 *
 * The memory of one process on PostgreSQL under mixed load after a full collection: ten parts of the run
 * with the median of each, beside the resident memory. Ends badly when what is held in the second half is
 * apart by more than 5 %, or when anything is refused.
 */
import { setInterval } from "node:timers/promises";
import { readOptions } from "./read-options.ts";
import { addMembers } from "./site/add-members.ts";
import { type HeldMemory, inspectMemory } from "./site/held-memory.ts";
import { mixedLoad } from "./site/mixed-load.ts";
import { openSite } from "./site/open-site.ts";
import { startProcess } from "./site/start-several.ts";
import { quantile } from "./talk/figures.ts";

const PER_SECOND = 50;
const PARTS = 10;
/** How often the memory is looked at in each part. */
const LOOKS = 5;
const MAX_PERCENT = 5;

const { members: count, seconds } = readOptions({ members: 10_000, seconds: 600 });

await using closing = new AsyncDisposableStack();
const { settings, members } = await openSite(closing, (services) => addMembers(services, count));
const inspected = await inspectMemory();
const gemel = await startProcess(closing, { ...settings, ...inspected.env });
const readMemory = await inspected.attach(closing);

async function lookUntil(signal: AbortSignal): Promise<HeldMemory[]> {
  const looks: HeldMemory[] = [];
  for await (const _tick of setInterval((seconds * 1_000) / PARTS / LOOKS)) {
    if (signal.aborted) break;
    looks.push(await readMemory());
  }
  return looks;
}

const ended = new AbortController();
const [looks] = await Promise.all([
  lookUntil(ended.signal),
  mixedLoad(gemel.url, members, { perSecond: PER_SECOND, seconds }).finally(() => ended.abort()),
]);

const size = Math.ceil(looks.length / PARTS);
const parts = Array.from({ length: PARTS }, (_none, part) => {
  const ofPart = looks.slice(part * size, (part + 1) * size);
  const median = (key: keyof HeldMemory) =>
    quantile(
      ofPart.map((look) => look[key]),
      0.5,
    );
  return { "held, MB": median("held"), "resident, MB": median("resident") };
});

/** How far the second half is apart, in percent of the least. */
function percentApart(key: keyof (typeof parts)[number]): number {
  const secondHalf = parts.slice(PARTS / 2).map((part) => part[key]);
  return Number(((Math.max(...secondHalf) / Math.min(...secondHalf) - 1) * 100).toFixed(1));
}

console.log(`${count} members, ${PER_SECOND} requests and messages a second for ${seconds} s`);
console.table(
  Object.fromEntries(
    parts.map((part, index) => [`until ${((index + 1) * seconds) / PARTS} s`, part]),
  ),
);
const percent = percentApart("held, MB");
console.log(`In the second half, what is held is apart by ${percent} %,`);
console.log(`and what is resident by ${percentApart("resident, MB")} %.`);
if (percent > MAX_PERCENT) {
  console.error(`What is held is apart by more than ${MAX_PERCENT} %.`);
  process.exitCode = 1;
}

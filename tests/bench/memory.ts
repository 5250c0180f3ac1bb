/**
 * DATABASE_URL=postgres://… node tests/bench/memory.ts [--members 10000] [--seconds 600]
 *
 * What one process on PostgreSQL holds in memory under mixed load, told in ten parts by the median of each.
 * Ends badly when those of the second half are apart by more than 5 %, or when anything is refused.
 */
import { readOptions } from "./read-options.ts";
import { mixedLoad } from "./site/mixed-load.ts";
import { openSite } from "./site/open-site.ts";
import { startProcess } from "./site/start-several.ts";
import { quantile, residentKb } from "./talk/figures.ts";

const PER_SECOND = 50;
const PARTS = 10;
/** How often the memory is looked at in each part. */
const LOOKS = 50;
const MOST_PERCENT = 5;

const { members: count, seconds } = readOptions({ members: 10_000, seconds: 600 });

await using closing = new AsyncDisposableStack();
const { settings, members } = await openSite(closing, count);
const gemel = await startProcess(closing, settings);

const megabytes: Promise<number>[] = [];
const look = (): void =>
  void megabytes.push(residentKb(gemel.pid).then((kilobytes) => kilobytes / 1_024));
const looking = setInterval(look, (seconds * 1_000) / PARTS / LOOKS);
try {
  await mixedLoad(gemel.url, members, { perSecond: PER_SECOND, seconds });
} finally {
  clearInterval(looking);
}

const looks = await Promise.all(megabytes);
const size = Math.ceil(looks.length / PARTS);
const medians = Array.from({ length: PARTS }, (_none, part) =>
  quantile(looks.slice(part * size, (part + 1) * size), 0.5),
);
const secondHalf = medians.slice(PARTS / 2);
const [least, most] = [Math.min(...secondHalf), Math.max(...secondHalf)];
const percent = Number(((most / least - 1) * 100).toFixed(1));
console.log(`${count} members, ${PER_SECOND} requests and messages a second for ${seconds} s; MB:`);
console.table(
  Object.fromEntries(
    medians.map((median, part) => [`until ${((part + 1) * seconds) / PARTS} s`, { MB: median }]),
  ),
);
console.log(`The second half is apart by ${percent} %.`);
if (percent > MOST_PERCENT) {
  console.error(`The second half is apart by more than ${MOST_PERCENT} %.`);
  process.exitCode = 1;
}

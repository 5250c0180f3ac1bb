/**
 * DATABASE_URL=postgres://… node tests/bench/routes.ts [--members 10000] [--seconds 5]
 *
 * What members ask for most, on PostgreSQL: requests a second and p99 of one process, and what the first is
 * of a bare Fastify route that reads one row there, in the same run.
 */
import { fileURLToPath } from "node:url";
import { CONNECTIONS, measure, type Measure } from "./measure.ts";
import { readOptions } from "./read-options.ts";
import { addMembers } from "./site/add-members.ts";
import { callsOf } from "./site/calls.ts";
import { openSite } from "./site/open-site.ts";
import { startProcess } from "./site/start-process.ts";

const bareModule = fileURLToPath(new URL("./site/bare-row-server.ts", import.meta.url));
const { members: count, seconds } = readOptions({ members: 10_000, seconds: 5 });

const figuresOf = ({ requestsPerSecond, p99Ms }: Measure) => ({
  "requests/s": Math.round(requestsPerSecond),
  "p99 ms": p99Ms,
});

await using closing = new AsyncDisposableStack();
const { settings, members } = await openSite(closing, (services) => addMembers(services, count));

async function measureBare(): Promise<Measure> {
  const MEMBER_ID = members.callers[0]?.memberId ?? "";
  await using ending = new AsyncDisposableStack();
  const { url } = await startProcess(ending, { ...settings, MEMBER_ID }, bareModule);
  return await measure({ url }, { seconds });
}

const bare = await measureBare();
const { url } = await startProcess(closing, settings);
const one: [string, Measure][] = [];
for (const [name, next] of Object.entries(callsOf(members))) {
  one.push([name, await measure({ url }, { next, seconds })]);
}
const shares = one.map(([name, figures]) => {
  const share = (figures.requestsPerSecond / bare.requestsPerSecond) * 100;
  return [name, { ...figuresOf(figures), "% of a bare route": Number(share.toFixed(1)) }] as const;
});
console.log(`${count} members, ${CONNECTIONS} connections; one process:`);
console.table(Object.fromEntries([["bare route, one row", figuresOf(bare)], ...shares]));

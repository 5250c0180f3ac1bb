/**
 * DATABASE_URL=postgres://… node tests/bench/routes.ts [--members 10000] [--seconds 5]
 *
 * What members ask for most, on PostgreSQL: requests a second and p99 of one process, and what the first is
 * of a bare Fastify route that reads one row there; then of three processes with a Redis behind nginx, over
 * TLS. All in one run, one after the other.
 */
import { fileURLToPath } from "node:url";
import { CONNECTIONS, measure, type Measure, type Target } from "./measure.ts";
import { readOptions } from "./read-options.ts";
import { addMembers, type Members } from "./site/add-members.ts";
import { callsOf } from "./site/calls.ts";
import { openSite, type Site as SiteOf } from "./site/open-site.ts";
import { missingForSeveral, startProcess, startSeveral } from "./site/start-several.ts";

const PROCESSES = 3;

type Site = SiteOf<Members>;

const bareModule = fileURLToPath(new URL("./site/bare-row-server.ts", import.meta.url));
const { members: count, seconds } = readOptions({ members: 10_000, seconds: 5 });

const figuresOf = ({ requestsPerSecond, p99Ms }: Measure) => ({
  "requests/s": Math.round(requestsPerSecond),
  "p99 ms": p99Ms,
});

/** Works on a site of its own, so that nothing is left to do of what was measured before. */
async function onSite<Result>(
  work: (closing: AsyncDisposableStack, site: Site) => Promise<Result>,
): Promise<Result> {
  await using closing = new AsyncDisposableStack();
  return await work(closing, await openSite(closing, (services) => addMembers(services, count)));
}

async function measureBare({ settings, members }: Site): Promise<Measure> {
  const MEMBER_ID = members.callers[0]?.memberId ?? "";
  await using closing = new AsyncDisposableStack();
  const { url } = await startProcess(closing, { ...settings, MEMBER_ID }, bareModule);
  return await measure({ url }, { seconds });
}

/** Measures each call, one after the other. */
async function measureCalls(target: Target, { members }: Site): Promise<[string, Measure][]> {
  const measures: [string, Measure][] = [];
  for (const [name, next] of Object.entries(callsOf(members))) {
    measures.push([name, await measure(target, { next, seconds })]);
  }
  return measures;
}

const { bare, one } = await onSite(async (closing, site) => {
  const route = await measureBare(site);
  const { url } = await startProcess(closing, site.settings);
  return { bare: route, one: await measureCalls({ url }, site) };
});
const shares = one.map(([name, figures]) => {
  const share = (figures.requestsPerSecond / bare.requestsPerSecond) * 100;
  return [name, { ...figuresOf(figures), "% of a bare route": Number(share.toFixed(1)) }] as const;
});
console.log(`${count} members, ${CONNECTIONS} connections; one process:`);
console.table(Object.fromEntries([["bare route, one row", figuresOf(bare)], ...shares]));

const missing = await missingForSeveral();
if (missing === undefined) {
  const several = await onSite(async (closing, site) =>
    measureCalls(await startSeveral(closing, site.settings, PROCESSES), site),
  );
  console.log(`${PROCESSES} processes behind nginx:`);
  console.table(Object.fromEntries(several.map(([name, each]) => [name, figuresOf(each)])));
} else {
  console.log(`${PROCESSES} processes behind nginx: not run, ${missing}`);
}

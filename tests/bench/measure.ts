import autocannon from "autocannon";

/** Requests a second, and the time that 99 of 100 stayed under. */
export interface Measure {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
const SECONDS = 5;

/** Calls a URL as fast as it answers. @throws when any answer is not 200 */
export async function measure(url: string, headers: Record<string, string> = {}): Promise<Measure> {
  await run(url, headers, WARM_UP_SECONDS);
  const { requests, latency } = await run(url, headers, SECONDS);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}

async function run(
  url: string,
  headers: Record<string, string>,
  duration: number,
): Promise<autocannon.Result> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return result;
}

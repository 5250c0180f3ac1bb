import autocannon from "autocannon";

/** The address to call, with its headers and TLS options. */
export type Target = Pick<autocannon.Options, "url" | "headers" | "servername" | "tlsOptions">;

interface Asking {
  /** Returns the next request; without it, every request goes to the target's URL. */
  readonly next?: () => Pick<autocannon.Request, "method" | "path" | "headers" | "body">;
  /** @default 5 */
  readonly seconds?: number;
}

/** Requests a second, and the time that 99 of 100 stayed under. */
export interface Measure {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;

/** Calls a target as fast as it answers. @throws when any answer is not of success */
export async function measure(
  target: Target,
  { next, seconds = 5 }: Asking = {},
): Promise<Measure> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const asked = next?.();
    return { ...request, ...asked, headers: { ...request.headers, ...asked?.headers } };
  };
  const options = { ...target, connections: CONNECTIONS, requests: [{ setupRequest }] };
  await run({ ...options, duration: WARM_UP_SECONDS });
  const { requests, latency } = await run({ ...options, duration: seconds });
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}

async function run(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  const { non2xx, errors, url } = result;
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} without an answer`);
  return result;
}

import type { Outcome } from "../fault.ts";
import { Load } from "../load/load.ts";
import { serveHere } from "../serve-here.ts";
import {
  startTcpProxy,
  type TcpProxy,
} from "../../../packages/server/src/testing/process/tcp-proxy.ts";
import { openSite } from "../site.ts";

/** Each way of everything. */
const DELAY_MS = 150;

/** The troubles of a network. @returns the number of connections affected */
const troubles: Readonly<Record<string, (network: TcpProxy) => number>> = {
  delays: (network) => {
    network.delay(DELAY_MS);
    return network.connections;
  },
  cuts: (network) => network.cut(),
  "half-closes to clients": (network) => network.halfClose("client"),
  "half-closes to the server": (network) => network.halfClose("server"),
};

interface Extent {
  readonly rounds: number;
  /** Number of writes acknowledged during each trouble, and after it. */
  readonly between: number;
}

/**
 * Puts a network between members and the site that delays, cuts and half-closes their connections while they
 * write: each message reaches its reader once and in order, and nothing that was acknowledged is lost.
 */
export async function troubleNetwork(
  closing: AsyncDisposableStack,
  { rounds, between }: Extent,
): Promise<Outcome> {
  const { settings, cast } = await openSite(closing, { pairs: 2, others: 100 });
  const network = await startTcpProxy([await serveHere(closing, settings)]);
  closing.defer(() => network.close());
  const load = new Load(closing, cast, `http://127.0.0.1:${network.port}`);
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  await load.open();
  for (let round = 0; round < rounds; round++) {
    for (const [name, trouble] of Object.entries(troubles)) {
      await load.renew();
      if (!(await load.isComplete())) wrong.push(`not everybody is connected before ${name}`);
      if (!(await load.goesOn(between))) wrong.push(`it does not go on before ${name}`);
      const reached = trouble(network);
      if (reached === 0) wrong.push(`${name} reached no connection`);
      counts.set(name, (counts.get(name) ?? 0) + reached);
      if (!(await load.goesOn(between))) wrong.push(`it does not go on with ${name}`);
      network.delay(0);
    }
  }
  const losses = await load.finish();
  const done = [...counts].map(([name, count]) => `${count} ${name}`);
  return { done: done.join(", "), losses, wrong: [...wrong, ...load.refusalsBut()] };
}

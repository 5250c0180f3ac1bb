import type { Contract } from "@gemel/contract/contract";
import type { Operation } from "@gemel/contract/operation";
import type { Answer, Request } from "@gemel/contract/exchange";
import { type Proxy, startProxy } from "@gemel/contract/start-proxy";
import type { Handler } from "./fault.ts";
import { type FaultName, faults } from "./faults.ts";
import { plantSocket } from "./plant-socket.ts";

/** Finds the operation of a request; a path without parameters comes before one with them. */
function createFind({ operations }: Contract) {
  const routes = operations
    .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)
    .map(({ id, method, path }: Operation) => ({
      id,
      method,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    }));
  return ({ method, path }: Request): string | undefined =>
    routes.find((route) => route.method === method && route.pattern.test(path))?.id;
}

/** Stands before a backend and plants faults into what passes. */
export async function startFaulty(
  url: string,
  contract: Contract,
  names: readonly FaultName[],
): Promise<Proxy> {
  const planted = names.map((name) => faults[name].plant(faults[name].operation));
  const find = createFind(contract);
  const handlersOf = (operation: string | undefined): readonly Handler[] =>
    planted.flatMap(({ on }) => (operation !== undefined && on?.[operation]) || []);
  return startProxy({
    check: (request, forward) =>
      handlersOf(find(request)).reduce<(asked: Request) => Promise<Answer>>(
        (next, handler) => (asked) => handler(asked, next),
        forward,
      )(request),
    pass: plantSocket(planted.flatMap(({ socket }) => socket ?? [])),
    upstream: { base: new URL("/api", url), timeoutMs: 30_000 },
    port: 0,
    report: () => undefined,
  });
}

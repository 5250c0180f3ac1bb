import { expect, it } from "vitest";
import { startHousekeeping } from "./housekeeping.ts";
import type { LeaseStore } from "./services/leases/lease-store.ts";
import { openMemoryDatabase } from "./testing/memory-database.ts";
import { createTestRepeat } from "./testing/test-repeat.ts";
import { useTestServer } from "./testing/use-test-server.ts";

const context = useTestServer(openMemoryDatabase);

it("is one process' work, and anybody's again where that fails", async () => {
  const { parts } = context().server;
  const rounds: string[] = [];
  const errors: unknown[] = [];
  let holder: string | undefined;
  const leases: LeaseStore = {
    ...parts.stores.leases,
    take: async (_name, by) => (holder ??= by) === by,
    release: async (_name, by) => void (holder = holder === by ? undefined : holder),
  };
  const start = (name: string, fault?: Error) => {
    const { repeat, tick } = createTestRepeat();
    const pool: typeof parts.stores.pool = {
      ...parts.stores.pool,
      eraseGone: async () => {
        rounds.push(name);
        if (fault !== undefined) throw fault;
      },
    };
    const stores = { ...parts.stores, leases, pool };
    const { stop } = startHousekeeping({ ...parts, stores }, repeat, (error) => errors.push(error));
    return { stop, tick };
  };
  const fault = new Error("no");
  const one = start("one", fault);
  await one.stop();
  expect([rounds, errors]).toEqual([["one"], [fault]]);
  const two = start("two");
  const three = start("three");
  for (const { tick } of [two, three, two]) tick();
  await Promise.all([two.stop(), three.stop()]);
  expect(rounds).toEqual(["one", "two"]);
  holder = undefined;
  const four = start("four");
  holder = undefined;
  four.tick();
  await four.stop();
  expect([rounds, errors]).toEqual([["one", "two", "four", "four"], [fault]]);
});

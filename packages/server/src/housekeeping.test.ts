import { expect, it } from "vitest";
import { withJobs } from "./database/db.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { intercept } from "./testing/database/intercept.ts";
import { openMemoryDatabase } from "./testing/database/memory-database.ts";
import { createTestRepeat } from "./testing/test-repeat.ts";
import { useTestServer } from "./testing/use-test-server.ts";

const context = useTestServer(openMemoryDatabase);

it("is one process' work, and anybody's again where that fails", async () => {
  const { server } = context();
  const { services } = server;
  await server.settled;
  const rounds: string[] = [];
  const errors: unknown[] = [];
  const free = () => services.db.deleteFrom("leases").execute();
  const start = (name: string, fault?: Error) => {
    const { repeat, tick } = createTestRepeat();
    const { db } = withJobs(services.db.withoutPlugins(), () => services.db.jobs);
    intercept(db, async (sql, run) => {
      if (!sql.startsWith('delete from "member_changes"')) return run();
      rounds.push(name);
      if (fault !== undefined) throw fault;
      return run();
    });
    const { stop } = startHousekeeping({ ...services, db }, repeat, (error) => errors.push(error));
    return { stop, tick };
  };
  const fault = new Error("no");
  await free();
  const one = start("one", fault);
  await one.stop();
  expect([rounds, errors]).toEqual([["one"], [fault]]);
  const two = start("two");
  const three = start("three");
  for (const { tick } of [two, three, two]) tick();
  await Promise.all([two.stop(), three.stop()]);
  expect(rounds).toEqual(["one", "two"]);
  await free();
  const four = start("four");
  await free();
  four.tick();
  await four.stop();
  expect([rounds, errors]).toEqual([["one", "two", "four", "four"], [fault]]);
});

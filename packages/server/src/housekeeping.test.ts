import { expect, it, onTestFinished } from "vitest";
import { withJobs } from "./jobs/job-queue.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { intercept } from "./testing/database/intercept.ts";
import { createTestRepeat } from "./testing/test-clock.ts";
import { useMemoryServer } from "./testing/use-test-server.ts";

const context = useMemoryServer();

/** Among the first and among the last statements of a round. */
const early = 'delete from "member_changes"';
const late = 'select "insights"."user_id" from "insights" inner join "answers"';

/** Starts housekeeping that does something before the statements that begin so. */
function start(before: Readonly<Record<string, () => Promise<void> | void>>) {
  const { services } = context().server;
  const errors: unknown[] = [];
  const { repeat, tick } = createTestRepeat();
  const { db } = withJobs(services.db.withoutPlugins(), () => services.db.jobs);
  intercept(db, async (sql, run) => {
    for (const [begin, work] of Object.entries(before)) if (sql.startsWith(begin)) await work();
    return run();
  });
  const begun = startHousekeeping({ ...services, db }, repeat, (error) => errors.push(error));
  onTestFinished(begun.stop);
  return { ...begun, errors, tick };
}

const leases = () => context().server.services.db.selectFrom("leases").selectAll().execute();
const free = () => context().server.services.db.deleteFrom("leases").execute();

/** Creates a gate that work reaches and waits at until the test opens it. */
function createGate() {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = () => {
    reached.resolve();
    return open.promise;
  };
  return { pass, reached: reached.promise, open: open.resolve };
}

it("is one process' work, and any other's again where that fails", async () => {
  const rounds: string[] = [];
  await free();
  const fault = new Error("no");
  const one = start({
    [early]: () => {
      rounds.push("one");
      throw fault;
    },
  });
  await one.firstRound;
  expect([rounds, one.errors]).toEqual([["one"], [fault]]);
  const two = start({ [early]: () => void rounds.push("two") });
  const three = start({ [early]: () => void rounds.push("three") });
  await Promise.all([two.firstRound, three.firstRound]);
  for (const { tick } of [two, three, two]) tick();
  await Promise.all([two.stop(), three.stop()]);
  expect(rounds).toEqual(["one", "two"]);
});

it("does all else where something fails, and reports each failure", async () => {
  await free();
  const faults = [new Error("early"), new Error("late")];
  let isLateReached = false;
  const failing = start({
    [early]: () => {
      throw faults[0];
    },
    [late]: () => {
      isLateReached = true;
      throw faults[1];
    },
  });
  await failing.firstRound;
  expect([isLateReached, failing.errors]).toEqual([true, faults]);
  expect(await leases()).toEqual([]);
});

it("leaves the rest of a round to another process when it stops", async () => {
  await free();
  const gate = createGate();
  const reached: string[] = [];
  const leaving = start({ [early]: gate.pass, [late]: () => void reached.push("leaving") });
  await gate.reached;
  const stopped = leaving.stop();
  gate.open();
  await stopped;
  expect([reached, leaving.errors]).toEqual([[], []]);
  const next = start({ [late]: () => void reached.push("next") });
  await next.firstRound;
  expect(reached).toEqual(["next"]);
});

it("keeps the lease as long as a round takes", async () => {
  await free();
  const { db } = context().server.services;
  const gate = createGate();
  const slow = start({ [early]: gate.pass });
  await gate.reached;
  const soon = new Date(Date.now() + 60_000);
  await db.updateTable("leases").set({ until: soon }).execute();
  slow.tick();
  const isRenewed = async () => (await leases()).some(({ until }) => until > soon);
  await expect.poll(isRenewed).toBe(true);
  gate.open();
  await slow.firstRound;
  expect(await isRenewed()).toBe(true);
});

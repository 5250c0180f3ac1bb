import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createTestRepeat } from "../testing/test-clock.ts";
import { renewLease } from "./renew-lease.ts";

const lease = { name: "work", holder: randomUUID(), seconds: 60, renewalMs: 20_000 };

it("renews a lease until the work is done, and ends the work once another holder has it", async () => {
  const { repeat, tick } = createTestRepeat();
  const errors: unknown[] = [];
  const fault = new Error("no");
  const outcomes = [() => true, () => Promise.reject(fault), () => false];
  let taken = 0;
  const leases = { take: async () => (await outcomes[taken++]?.()) ?? true };
  const options = { repeat, onError: (error: unknown) => errors.push(error) };
  const reason = await renewLease(leases, lease, options, async (lost) => {
    for (const _ of outcomes) tick();
    await once(lost, "abort");
    return lost.reason;
  });
  tick();
  expect(reason).toEqual(new Error("another process has the lease"));
  expect([taken, errors]).toEqual([3, [fault]]);
});

it("is over only when a renewal at hand is", async () => {
  const { repeat, tick } = createTestRepeat();
  const steps: string[] = [];
  const renewal = Promise.withResolvers<void>();
  const take = async () => {
    await renewal.promise;
    steps.push("renewed");
    return true;
  };
  const options = { repeat, onError: (error: unknown) => steps.push(String(error)) };
  const over = renewLease({ take }, lease, options, async () => {
    tick();
    setImmediate(renewal.resolve);
  });
  await over.then(() => steps.push("over"));
  expect(steps).toEqual(["renewed", "over"]);
});

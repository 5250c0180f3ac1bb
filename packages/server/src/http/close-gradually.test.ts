import { expect, it } from "vitest";
import { closeGradually } from "./close-gradually.ts";
import { liveCloseCodes } from "../live/live-close-codes.ts";

/** Closes so many sockets. @returns how many were closed at each step, and how long it waited in all */
async function close(count: number) {
  const steps = [0];
  const closed: unknown[] = [];
  let waited = 0;
  const socket = {
    close: (...how: unknown[]) => {
      closed.push(how);
      steps[steps.length - 1] = (steps.at(-1) ?? 0) + 1;
    },
  };
  await closeGradually(
    Array.from({ length: count }, () => socket),
    async (ms) => {
      waited += ms;
      steps.push(0);
    },
  );
  expect(closed).toEqual(
    Array.from({ length: count }, () => [liveCloseCodes.goingAway, "the server stops"]),
  );
  return { steps, waited };
}

it("closes a few at once", async () => {
  expect(await close(10)).toEqual({ steps: [10], waited: 0 });
});

it("closes many a few at a time, in three seconds however many they are", async () => {
  expect(await close(25)).toEqual({ steps: [10, 10, 5], waited: 100 });
  const { steps, waited } = await close(6_000);
  expect(steps).toEqual(Array.from({ length: 60 }, () => 100));
  expect(waited).toBe(2_950);
});

import { afterEach, expect, test } from "vitest";
import { restartChance, stopClock } from "./stand-still.ts";

const { Date: realDate } = globalThis;
const realRandom = Math.random;

afterEach(() => {
  globalThis.Date = realDate;
  Math.random = realRandom;
});

test("now is always the same moment, and other moments stay themselves", () => {
  stopClock();
  expect(new Date().toISOString()).toBe("2026-11-21T09:00:00.000Z");
  expect(Date.now()).toBe(new Date().getTime());
  expect(new Date("2026-11-20T08:00:00Z").getUTCDate()).toBe(20);
  expect(new Date() instanceof Date).toBe(true);
});

test("chance begins anew with the same numbers", () => {
  restartChance();
  const first = [Math.random(), Math.random()];
  restartChance();
  expect([Math.random(), Math.random()]).toEqual(first);
  expect(first[0]).not.toBe(first[1]);
});

import { afterEach, expect, test, vi } from "vitest";
import { restartChance, stopClock, stopWaits, storyTimeoutMs } from "./stand-still.ts";

const { Date: realDate } = globalThis;
const realRandom = Math.random;
const realTimeout = globalThis.setTimeout;

afterEach(() => {
  globalThis.Date = realDate;
  Math.random = realRandom;
  globalThis.setTimeout = realTimeout;
  vi.useRealTimers();
});

test("now is always the same moment, and other moments stay themselves", () => {
  stopClock();
  expect(new Date().toISOString()).toBe("2026-11-21T09:00:00.000Z");
  expect(Date.now()).toBe(new Date().getTime());
  expect(new Date("2026-11-20T08:00:00Z").getUTCDate()).toBe(20);
  expect(new Date() instanceof Date).toBe(true);
});

test("chance restarts with the same numbers", () => {
  restartChance();
  const first = [Math.random(), Math.random()];
  restartChance();
  expect([Math.random(), Math.random()]).toEqual(first);
  expect(first[0]).not.toBe(first[1]);
});

test("no wait of seconds ends, but short pauses and the timeout of a story do", () => {
  vi.useFakeTimers();
  stopWaits();
  const rung: number[] = [];
  for (const ms of [0, 999, 1_000, storyTimeoutMs - 1, storyTimeoutMs])
    setTimeout((value: number) => rung.push(value), ms, ms);
  const stopped = setTimeout(() => rung.push(-1), 500);
  clearTimeout(stopped);
  vi.advanceTimersByTime(10 * storyTimeoutMs);
  expect(rung).toEqual([0, 999, storyTimeoutMs]);
});

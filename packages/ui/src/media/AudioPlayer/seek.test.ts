import { expect, test } from "vitest";
import { seekByKey, seekByPointer } from "./seek.ts";

test.each([
  ["ArrowRight", 15_000],
  ["ArrowUp", 15_000],
  ["ArrowLeft", 5_000],
  ["ArrowDown", 5_000],
  ["PageUp", 20_000],
  ["PageDown", 0],
  ["Home", 0],
  ["End", 34_000],
])("%s leads from 10 s to %d ms", (key, ms) => {
  expect(seekByKey(key, 10_000, 34_000)).toBe(ms);
});

test("stays within the recording", () => {
  expect(seekByKey("ArrowLeft", 2_000, 34_000)).toBe(0);
  expect(seekByKey("ArrowRight", 33_000, 34_000)).toBe(34_000);
});

test("leaves other keys alone", () => {
  expect(seekByKey("Tab", 10_000, 34_000)).toBeUndefined();
});

test("a pointer is read along the track, and beyond its ends as the ends", () => {
  const track = { left: 100, width: 200 };
  expect([50, 100, 200, 300, 400].map((x) => seekByPointer(x, track, 10_000))).toEqual([
    0, 0, 5_000, 10_000, 10_000,
  ]);
  expect(seekByPointer(100, { left: 0, width: 0 }, 10_000)).toBe(0);
});

import { expect, test } from "vitest";
import { secondsToAnnounce } from "./recording-status.ts";

test.each([
  [0, undefined],
  [49_999, undefined],
  [50_000, 10],
  [54_999, 10],
  [55_000, 5],
  [60_000, 5],
])("at %d ms of a minute it announces %s", (elapsedMs, seconds) => {
  expect(secondsToAnnounce(elapsedMs, 60_000)).toBe(seconds);
});

import { expect, test } from "vitest";
import { timeAgo } from "./time-ago.ts";

const now = new Date("2026-11-21T10:00:00Z");

test.each([
  ["2026-11-21T10:00:00Z", [0, "minute"]],
  ["2026-11-21T09:59:01Z", [0, "minute"]],
  ["2026-11-21T09:40:00Z", [-20, "minute"]],
  ["2026-11-21T09:00:01Z", [-59, "minute"]],
  ["2026-11-21T09:00:00Z", [-1, "hour"]],
  ["2026-11-20T10:00:01Z", [-23, "hour"]],
  ["2026-11-20T10:00:00Z", [-1, "day"]],
  ["2026-11-08T10:00:00Z", [-13, "day"]],
  // A clock that is behind the server's.
  ["2026-11-21T10:00:30Z", [0, "minute"]],
])("%s is %j", (then, expected) => {
  expect(timeAgo(new Date(then), now)).toEqual(expected);
});

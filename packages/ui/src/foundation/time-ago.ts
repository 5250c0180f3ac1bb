/** A number of units, as `formatRelativeTime` takes it: 0 or less, for the past. */
export type TimeAgo = readonly [number, "minute" | "hour" | "day"];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the largest unit that fits at least once. */
export function timeAgo(then: Date, now: Date): TimeAgo {
  const passed = Math.max(0, now.getTime() - then.getTime());
  // Added to 0 to avoid -0, which some languages format as "-0 minutes".
  if (passed < hour) return [0 - Math.floor(passed / minute), "minute"];
  if (passed < day) return [0 - Math.floor(passed / hour), "hour"];
  return [0 - Math.floor(passed / day), "day"];
}

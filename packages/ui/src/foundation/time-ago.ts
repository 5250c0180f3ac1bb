/** A number of units, as `formatRelativeTime` takes it: 0 or less, for the past. */
export type TimeAgo = readonly [number, "minute" | "hour" | "day"];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the largest unit of which there is a whole one. */
export function timeAgo(then: Date, now: Date): TimeAgo {
  const passed = Math.max(0, now.getTime() - then.getTime());
  // Added to 0, so that nothing is -0, of which some languages make "-0 minutes".
  if (passed < hour) return [0 - Math.floor(passed / minute), "minute"];
  if (passed < day) return [0 - Math.floor(passed / hour), "hour"];
  return [0 - Math.floor(passed / day), "day"];
}

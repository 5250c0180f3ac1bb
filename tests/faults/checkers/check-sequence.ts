import type { Losses } from "./losses.ts";

/**
 * Compares the writes of one member with the stored values.
 * @param acknowledged the numbers of the writes that were acknowledged
 * @param found the numbers of the stored writes, in the order in which they are shown. A write that was not
 *   acknowledged may be among them: its answer may have been lost.
 */
export function checkSequence(acknowledged: Iterable<number>, found: readonly number[]): Losses {
  const expected = new Set(acknowledged);
  const distinct = new Set(found);
  return {
    acknowledged: expected.size,
    lost: [...expected].filter((number) => !distinct.has(number)).length,
    doubled: found.length - distinct.size,
    outOfOrder: found.filter((number, at) => number < (found[at - 1] ?? number)).length,
  };
}

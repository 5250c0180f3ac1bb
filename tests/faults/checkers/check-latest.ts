import type { Losses } from "./losses.ts";

interface Overwritten {
  /** The numbers of the writes that were acknowledged, in their order. */
  readonly acknowledged: readonly number[];
  /** The number of the last one that was tried. */
  readonly tried: number;
}

/**
 * Compares writes that each replace the one before with the stored one: the last that was acknowledged, or a
 * later one that was tried and whose answer was lost.
 * @param found the number of the stored write; undefined if there is none
 */
export function checkLatest(
  { acknowledged, tried }: Overwritten,
  found: number | undefined,
): Losses {
  const last = acknowledged.at(-1);
  const isLost = last !== undefined && (found === undefined || found < last);
  const isFromNowhere = found !== undefined && found > tried;
  return {
    acknowledged: acknowledged.length,
    lost: isLost ? 1 : 0,
    doubled: 0,
    outOfOrder: isFromNowhere ? 1 : 0,
  };
}

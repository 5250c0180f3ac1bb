import type { CriterionName } from "../criteria/criteria.ts";
import { type ObstacleCounts, obstaclesIn } from "./obstacles.ts";

/**
 * Which criterion to loosen when nobody is left: the one that alone keeps the most people away, or, where
 * none does so alone, the one that is in the way of the most. Null when nobody is kept away.
 * @param counts of everybody who would meet the member, what keeps them away
 */
export function tightestCriterion(counts: ObstacleCounts): CriterionName | null {
  const alone = new Map<CriterionName, number>();
  const together = new Map<CriterionName, number>();
  for (const [bits, count] of counts) {
    const names = obstaclesIn(bits);
    const sums = names.length === 1 ? alone : together;
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return mostOf(alone) ?? mostOf(together);
}

function mostOf(counts: ReadonlyMap<CriterionName, number>): CriterionName | null {
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

import type { CriterionName } from "../criteria/criteria.ts";

/**
 * Which criterion to loosen when nobody is left: the one that alone keeps the most people away, or, where
 * none does so alone, the one that is in the way of the most. Null when nobody is kept away.
 * @param obstacles of everybody who would meet the member, the criteria that keep them away
 */
export function tightestCriterion(
  obstacles: readonly (readonly CriterionName[])[],
): CriterionName | null {
  const alone = new Map<CriterionName, number>();
  const together = new Map<CriterionName, number>();
  for (const names of obstacles) {
    const counts = names.length === 1 ? alone : together;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return mostOf(alone) ?? mostOf(together);
}

function mostOf(counts: ReadonlyMap<CriterionName, number>): CriterionName | null {
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

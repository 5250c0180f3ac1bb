import type { Compatibility } from "@gemel/api/values";

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/**
 * Why the member and another might get on: the reason of the dimension in which they fit best, of those that
 * have one. Which reasons there are, and that cards beside each other do not say the same, the server decides.
 */
export function reasonOf(compatibility: Compatibility | null | undefined): string | undefined {
  if (!compatibility) return undefined;
  const { reasons, ...scores } = compatibility;
  const [best] = dimensions
    .filter((dimension) => scores[dimension] !== null && reasons?.[dimension] !== undefined)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return best && reasons?.[best];
}

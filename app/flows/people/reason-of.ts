import type { Compatibility } from "@gemel/api/values";

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/**
 * Returns the reason why the member and another might get on: that of the best dimension among those with a
 * reason. The server decides which reasons there are, and that neighbouring cards have different ones.
 */
export function reasonOf(compatibility: Compatibility | null | undefined): string | undefined {
  if (!compatibility) return undefined;
  const { reasons, ...scores } = compatibility;
  const [best] = dimensions
    .filter((dimension) => scores[dimension] !== null && reasons?.[dimension] !== undefined)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return best && reasons?.[best];
}

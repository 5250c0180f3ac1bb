import type { Compatibility } from "@gemel/api/values";

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/** Why the two might get on: the reason of the dimension in which they fit best. */
export function reasonOf({ reasons, ...scores }: Compatibility): string | undefined {
  const told = dimensions.filter(
    (dimension) => reasons?.[dimension] !== undefined && scores[dimension] !== null,
  );
  const [best] = told.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return best && reasons?.[best];
}

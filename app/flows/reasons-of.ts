import type { Compatibility } from "@gemel/api/values";

const dimensions = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

/** For so many cards the same sentence is not said again. */
const quietFor = 5;

interface Person {
  readonly id: string;
  readonly compatibility: Compatibility | null;
}

/**
 * Why the member and each of a list might get on, by their ids: the reason of the dimension in which
 * they fit best, or of the next one where that was said shortly before. What the card before says is
 * not said, even where there is nothing else.
 */
export function reasonsOf(people: readonly Person[]): ReadonlyMap<string, string> {
  const said: (string | undefined)[] = [];
  const reasons = new Map<string, string>();
  for (const { id, compatibility } of people) {
    const recent = said.slice(-quietFor);
    const all = compatibility === null ? [] : reasonsFor(compatibility);
    const reason =
      all.find((each) => !recent.includes(each)) ?? all.find((each) => each !== said.at(-1));
    said.push(reason);
    if (reason !== undefined) reasons.set(id, reason);
  }
  return reasons;
}

/** The reasons that there are, the strongest first. */
function reasonsFor({ reasons, ...scores }: Compatibility): string[] {
  return dimensions
    .filter((dimension) => scores[dimension] !== null)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
    .map((dimension) => reasons?.[dimension])
    .filter((reason) => reason !== undefined);
}

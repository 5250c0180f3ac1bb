import { type Reason, tellsApart } from "./reasons.ts";

/** In a row of so many cards a sentence stands twice at most, and never on two that are neighbours. */
const row = 20;
const most = 2;

const keyOf = ({ dimension, reason, params }: Reason): string =>
  JSON.stringify([dimension, reason, params]);

/**
 * Chooses a reason for each card of a list: what speaks for the two first, of that what is rarer in the list, so that the same sentence does
 * not stand on one card after the other. A card whose reasons have all been told gets none.
 * @param lists for each card the reasons that it may have, the strongest first
 */
export function varyReasons(lists: readonly (readonly Reason[])[]): (Reason | undefined)[] {
  const counts = new Map<string, number>();
  for (const key of lists.flatMap((reasons) => reasons.map(keyOf)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const told: (string | undefined)[] = [];
  return lists.map((reasons) => {
    const recent = told.slice(-row + 1);
    const free = reasons.filter((reason) => {
      const key = keyOf(reason);
      return recent.at(-1) !== key && recent.filter((each) => each === key).length < most;
    });
    const [chosen] = free.toSorted(
      (one, other) =>
        Number(tellsApart(one)) - Number(tellsApart(other)) ||
        (counts.get(keyOf(one)) ?? 0) - (counts.get(keyOf(other)) ?? 0),
    );
    told.push(chosen && keyOf(chosen));
    return chosen;
  });
}

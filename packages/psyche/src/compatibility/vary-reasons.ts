import { type Reason, isDifference } from "./reasons.ts";

/** Among this many consecutive cards a sentence is shown twice at most, and never on two adjacent ones. */
const row = 20;
const maxShown = 2;

/** How many of the preceding cards decide which reasons a card may have. */
export const cardsRemembered = row - 1;

/** Code of a card without a reason. */
const none = 0;

/**
 * A reason as a number of 16 bits, small enough for the cursor of a list: the hash FNV-1a (Fowler, Noll and Vo, public
 * domain), folded. No two reasons have the same; 0 is none.
 */
export function reasonCode(reason: Reason | undefined): number {
  if (reason === undefined) return none;
  const { dimension, reason: name, params } = reason;
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([dimension, name, params]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/**
 * Chooses a reason for each card of a list: what speaks for the two first, of that what is rarer in the list, so that
 * the same sentence does not stand on one card after the other. A card gets none if all its reasons were shown.
 * @param lists for each card the reasons that it may have, the strongest first
 * @param before codes of the reasons on the cards before the list, the last `cardsRemembered` of them
 */
export function varyReasons(
  lists: readonly (readonly Reason[])[],
  before: readonly number[] = [],
): (Reason | undefined)[] {
  const counts = new Map<number, number>();
  for (const code of lists.flatMap((reasons) => reasons.map(reasonCode)))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  const shown = [...before];
  return lists.map((reasons) => {
    const recent = shown.slice(-cardsRemembered);
    const free = reasons.filter((reason) => {
      const code = reasonCode(reason);
      return recent.at(-1) !== code && recent.filter((each) => each === code).length < maxShown;
    });
    const [chosen] = free.toSorted(
      (one, other) =>
        Number(isDifference(one)) - Number(isDifference(other)) ||
        (counts.get(reasonCode(one)) ?? 0) - (counts.get(reasonCode(other)) ?? 0),
    );
    shown.push(reasonCode(chosen));
    return chosen;
  });
}

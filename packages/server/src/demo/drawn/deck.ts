import type { Random } from "@gemel/psyche/seeded-random";

/** Takes one by its weight. @param weights none negative, not all zero */
export function pick<Value>(choices: readonly (readonly [Value, number])[], random: Random): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.uniform() * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("nothing to pick from");
}

/** Deals each of its cards once, in an order that looks random, before it deals any again. */
export interface Deck<Card> {
  deal(): Card;
}

/** @throws when there are no cards */
export function createDeck<Card>(cards: readonly Card[], random: Random): Deck<Card> {
  const shuffled = (): Card[] =>
    cards
      .map((card) => ({ card, place: random.uniform() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ card }) => card);
  let rest: Card[] = [];
  return {
    deal: () => {
      if (rest.length === 0) rest = shuffled();
      const [card] = rest.splice(-1);
      if (card === undefined) throw new Error("a deck without cards");
      return card;
    },
  };
}

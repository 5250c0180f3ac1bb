import type { Random } from "@gemel/psyche/seeded-random";

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

import { useRef, useState } from "react";

/**
 * Moves the focus when a card leaves the list: to the next card, else to the one before, else to the heading
 * of the page.
 * @param ids - of the cards in their order
 */
export function useCardFocus(ids: readonly string[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  return {
    /** For the page's `titleRef`. */
    heading,
    isWanted: (id: string) => id === wanted,
    /** The card has taken it. */
    taken: () => setWanted(null),
    /** Gives the focus to one card. */
    give: setWanted,
    /** Moves the focus on: this card is about to go. */
    moveOn: (id: string) => {
      const index = ids.indexOf(id);
      const next = ids[index + 1] ?? ids[index - 1] ?? null;
      setWanted(next);
      if (next === null) heading.current?.focus();
    },
  };
}

export type CardFocus = ReturnType<typeof useCardFocus>;

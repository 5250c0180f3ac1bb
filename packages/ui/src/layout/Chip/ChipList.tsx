import { Children, type ReactNode } from "react";
import * as css from "./ChipList.css.ts";

export interface ChipListProps {
  /** `Chip`s; those that come and go have keys. */
  children: ReactNode;
  /** Names the list where no heading does. */
  label?: string;
}

/**
 * Chips side by side, onto a new line when there is no room; screen readers say how many. When a
 * chip with the focus is removed, its neighbour gets it; after the last one, the host says who.
 */
export function ChipList({ children, label }: ChipListProps) {
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {Children.map(children, (chip) =>
        chip === null ? null : <li className={css.item}>{chip}</li>,
      )}
    </ul>
  );
}

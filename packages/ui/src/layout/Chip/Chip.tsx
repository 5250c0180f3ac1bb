import type { ReactNode } from "react";
import * as css from "./Chip.css.ts";
import { RemoveChip } from "./RemoveChip.tsx";

export const chipTones = ["plain", "twin", "duo"] as const;

export interface ChipProps {
  /** A fact in a few words. */
  children: string;
  /** Before the words, 1em in size. */
  icon?: ReactNode;
  /** `twin` and `duo` belong to what the twin and the advisor are. @default "plain" */
  tone?: (typeof chipTones)[number];
  /** Shows a button that takes it away, as for a filter that is on. */
  onRemove?: () => void;
  /** What that button says. @default "Remove" and the words */
  removeLabel?: string;
}

/**
 * A short fact about a person, or a filter that is on. Several stand in a
 * `ChipList`.
 *
 * Not a choice (`ToggleButton`, `RadioGroup`), nor a count or a state (`Badge`).
 */
export function Chip({ children, icon, tone, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={css.chip({ tone, removable: onRemove !== undefined })}>
      {icon ? (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      ) : null}
      <span className={css.text}>{children}</span>
      {onRemove ? <RemoveChip of={children} label={removeLabel} onPress={onRemove} /> : null}
    </span>
  );
}

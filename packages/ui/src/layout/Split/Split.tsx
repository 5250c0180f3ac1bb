import type { ReactNode } from "react";
import * as css from "./Split.css.ts";

export interface SplitProps {
  /** First to read, first on a phone. */
  start: ReactNode;
  end: ReactNode;
  /**
   * `form`: the end column is as wide as a form. `card`: on a wide screen the start is as wide as a card, stands
   * at the end, and stays in view.
   */
  ratio: "form" | "card";
  /** @default "center" */
  align?: "center" | "start";
}

/**
 * Two columns from 960 px on, below each other before: landing and the pages with one form.
 *
 * Not for a list beside its detail, and not for equal things (use a grid of `Card`).
 */
export function Split({ start, end, ratio, align }: SplitProps) {
  return (
    <div className={css.split({ ratio, align })}>
      <div className={ratio === "card" ? css.card : undefined}>{start}</div>
      <div>{end}</div>
    </div>
  );
}

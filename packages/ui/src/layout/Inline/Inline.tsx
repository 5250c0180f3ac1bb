import type { ReactNode } from "react";
import * as css from "./Inline.css.ts";

/** Steps of the 4 px grid between children. */
export const inlineGaps = [1, 2, 3, 4, 6, 8] as const;

export interface InlineProps {
  children: ReactNode;
  /** @default 3, which is 12 px */
  gap?: (typeof inlineGaps)[number];
  /** @default "center" */
  align?: "start" | "center";
  /** @default "start" */
  justify?: "start" | "center" | "between" | "end";
}

/**
 * Side by side, onto a new line when there is no room.
 *
 * Not for what belongs below each other at every width (`Stack`).
 */
export function Inline({ children, gap, align, justify }: InlineProps) {
  return <div className={css.inline({ gap, align, justify })}>{children}</div>;
}

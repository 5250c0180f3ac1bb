import type { ReactNode } from "react";
import * as css from "./Inline.css.ts";

/** Steps of the 4 px grid between children. */
export const inlineGaps = [1, 2, 3, 4, 6, 8] as const;

export interface InlineProps {
  children: ReactNode;
  /** @default 3, which is 12 px */
  gap?: (typeof inlineGaps)[number];
  /** @default "center" */
  align?: "start" | "center" | "baseline";
  /** @default "start" */
  justify?: "start" | "center" | "between" | "end";
  /** A list when its children are `<li>`. @default "div" */
  as?: "div" | "ul";
}

/**
 * Side by side, onto a new line when there is no room.
 *
 * Not for what belongs below each other at every width (`Stack`).
 */
export function Inline({ children, gap, align, justify, as: Element = "div" }: InlineProps) {
  const list = Element === "ul" ? ({ role: "list" } as const) : {};
  return (
    <Element className={css.inline({ gap, align, justify })} {...list}>
      {children}
    </Element>
  );
}

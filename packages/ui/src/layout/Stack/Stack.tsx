import type { ReactNode } from "react";
import * as css from "./Stack.css.ts";

/** Steps of the 4 px grid between children. */
export const stackGaps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

export interface StackProps {
  children: ReactNode;
  /** @default 4, which is 16 px */
  gap?: (typeof stackGaps)[number];
  /** @default "stretch" */
  align?: "stretch" | "start" | "center";
  /** A list when its children are `<li>`. @default "div" */
  as?: "div" | "ul" | "ol" | "section";
}

/**
 * Places children one below the other at equal distances.
 *
 * Not for things beside each other (`Inline`), nor for two columns of a page (`Split`).
 */
export function Stack({ children, gap, align, as: Element = "div" }: StackProps) {
  const list = Element === "ul" || Element === "ol" ? ({ role: "list" } as const) : {};
  return (
    <Element className={css.stack({ gap, align })} {...list}>
      {children}
    </Element>
  );
}

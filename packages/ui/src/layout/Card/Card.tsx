import type { ReactNode } from "react";
import * as css from "./Card.css.ts";

export const cardTones = ["plain", "sunken", "garnet", "twin", "duo"] as const;
export const cardPaddings = ["none", "medium", "form", "large"] as const;

export interface CardProps {
  children: ReactNode;
  /** `twin` and `duo` belong to what the twin and the advisor say. @default "plain" */
  tone?: (typeof cardTones)[number];
  /** `none` for a picture up to the edge, `form` for fields with `FormActions` as its foot. @default "medium" */
  padding?: (typeof cardPaddings)[number];
  /** @default "div" */
  as?: "div" | "section" | "li";
  /** Names a `section`. */
  "aria-labelledby"?: string;
}

/**
 * Holds what belongs together and can be looked at alone.
 *
 * Not for grouping the fields of a form (a heading and space do that), nor inside another card.
 */
export function Card({ children, tone, padding, as: Element = "div", ...props }: CardProps) {
  return (
    <Element {...props} className={css.card({ tone, padding })}>
      {children}
    </Element>
  );
}

import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/**
 * Text for screen readers only. react-aria's own writes an inline style, which our content
 * security policy refuses in prerendered pages.
 *
 * Not for what a sighted reader needs as well.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.visuallyHidden}>{children}</span>;
}

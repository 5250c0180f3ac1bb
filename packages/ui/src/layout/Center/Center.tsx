import type { ReactNode } from "react";
import * as css from "./Center.css.ts";

export interface CenterProps {
  children: ReactNode;
}

/**
 * One thing in the middle of an otherwise empty screen: a spinner, an empty or an error state.
 *
 * Not for a page with a title of its own (`Page`).
 */
export function Center({ children }: CenterProps) {
  return <div className={css.center}>{children}</div>;
}

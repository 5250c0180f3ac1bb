import type { ReactNode } from "react";
import * as css from "./Message.css.ts";

/** The day that begins between two messages. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <p className={css.day}>{children}</p>;
}

import type { ReactNode } from "react";
import * as css from "./Remark.css.ts";

export interface RemarkProps {
  title: ReactNode;
  /** Two or three sentences. */
  children: ReactNode;
}

/**
 * A remark by Gemel in the style of a letter, below what it belongs to.
 *
 * Not for what a member must notice or act upon (`Notice`).
 */
export function Remark({ title, children }: RemarkProps) {
  return (
    <div className={css.remark}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.textColumn}>{children}</p>
    </div>
  );
}

import type { ReactNode } from "react";
import * as css from "./Composer.css.ts";

export interface ComposerBarProps {
  children: ReactNode;
}

/**
 * Takes the place of a `Composer` when nothing can be written. It gives the reason, and other things that can
 * be done.
 */
export function ComposerBar({ children }: ComposerBarProps) {
  return (
    <div className={css.composer}>
      <div className={css.remark}>{children}</div>
    </div>
  );
}

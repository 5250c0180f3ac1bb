import type { ReactNode } from "react";
import * as css from "./Composer.css.ts";

export interface ComposerBarProps {
  children: ReactNode;
}

/**
 * What stands in the place of a `Composer` where nothing can be written: why, and what else can be
 * done.
 */
export function ComposerBar({ children }: ComposerBarProps) {
  return (
    <div className={css.composer}>
      <div className={css.remark}>{children}</div>
    </div>
  );
}

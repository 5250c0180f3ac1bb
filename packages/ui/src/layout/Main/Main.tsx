import type { ReactNode } from "react";
import * as css from "./Main.css.ts";

export interface MainProps {
  children: ReactNode;
}

/**
 * The page's own content between `Header` and `Footer`, once per page; where `SkipLink` leads.
 *
 * Not for what stands on every page, nor for a part of one.
 */
export function Main({ children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}

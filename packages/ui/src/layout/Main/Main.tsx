import type { ReactNode } from "react";
import * as css from "./Main.css.ts";

export interface MainProps {
  children: ReactNode;
}

/**
 * The page's own content between `Header` and `Footer`; where `SkipLink` leads.
 *
 * Once per page.
 */
export function Main({ children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}

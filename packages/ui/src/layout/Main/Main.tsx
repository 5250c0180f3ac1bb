import { useEffect, useRef, type ReactNode } from "react";
import { startOnFocus } from "../../foundation/start-on-focus.ts";
import * as css from "./Main.css.ts";

export interface MainProps {
  children: ReactNode;
}

/**
 * The page's own content between `Header` and `Footer`, once per page; where `SkipLink` leads. A control that goes
 * with the focus on it leaves it to the nearest one.
 *
 * Not for what stands on every page, nor for a part of one.
 */
export function Main({ children }: MainProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    return startOnFocus(page, async (first) =>
      (await import("./keep-focus.ts")).keepFocus(page, first),
    );
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}

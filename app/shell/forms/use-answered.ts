import { useEffect, useRef } from "react";
import { focusHeading } from "../place/focus-heading.ts";

/**
 * When a form or a wait gives way to its answer, or comes back: shows the page from its top, and announces to a
 * screen reader its new name.
 */
export function useAnswered(isAnswered: boolean): void {
  const shown = useRef(isAnswered);
  useEffect(() => {
    if (shown.current === isAnswered) return;
    shown.current = isAnswered;
    focusHeading();
    window.scrollTo(0, 0);
  }, [isAnswered]);
}

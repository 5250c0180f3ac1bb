import { useEffect, useRef } from "react";

/**
 * Takes the focus back when the focused control has gone with a change of state: to the first button
 * of what stands there now, or to the container where there is none. A focus that is elsewhere stays there.
 */
export function useRecoveredFocus<Container extends HTMLElement>(state: string) {
  const container = useRef<Container>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== state && isLost && container.current !== null) {
      container.current.tabIndex = -1;
      const button = container.current.querySelector<HTMLElement>("button:not(:disabled)");
      (button ?? container.current).focus();
    }
    before.current = state;
  }, [state]);
  return container;
}

import { useEffect, useRef } from "react";

/**
 * Recovers the focus when a change of state has removed the focused control: focuses the first button that is
 * there now, or the container if there is none. A focus that is elsewhere stays there.
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

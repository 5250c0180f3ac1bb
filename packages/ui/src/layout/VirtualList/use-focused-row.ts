import { useLayoutEffect, useState, type FocusEvent, type RefObject } from "react";

/**
 * Tracks the row that has the focus, so that it stays drawn when it is scrolled out of view, and recovers the
 * focus of a removed element, such as a retry button that did its work.
 */
export function useFocusedRow(scroller: RefObject<HTMLElement | null>) {
  const [focusedKey, setFocusedKey] = useState<string>();

  useLayoutEffect(() => {
    if (focusedKey === undefined || document.activeElement !== document.body) return;
    // Clears the key as well, by `regionFocus`.
    scroller.current?.focus({ preventScroll: true });
  });

  const regionFocus = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target === currentTarget) setFocusedKey(undefined);
    },
  };
  const rowFocus = (key: string) => ({
    onFocus: () => setFocusedKey(key),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(undefined);
    },
  });
  return { focusedKey, regionFocus, rowFocus };
}

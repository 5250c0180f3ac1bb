import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus on when the control that has it is disabled. Browsers let it fall to the page,
 * where a dialog receives no Escape.
 * @param refuge what gets it
 * @returns handlers for an element around the controls
 */
export function useKeptFocus(isDisabled: boolean, refuge: RefObject<HTMLElement | null>) {
  // React sends no blur for what it disables, so this is still true when the effect looks.
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled && isInside.current) refuge.current?.focus();
  }, [isDisabled, refuge]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

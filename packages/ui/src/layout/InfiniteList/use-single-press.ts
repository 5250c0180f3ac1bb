import { useLayoutEffect, useRef, type MouseEvent } from "react";

/** Milliseconds between the two clicks of a double click at most, as systems have it by default. */
const doubleClick = 500;

/**
 * Ignores the second click of a double click after a press that removes an item: the next item then lies
 * under the pointer, and the click is not meant for that one.
 * @param count - the number of items
 * @returns the list's handlers of presses, which run before those of its items
 */
export function useSinglePress(count: number) {
  const known = useRef(count);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const heldUntil = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (count < known.current) heldUntil.current = pressedAt.current + doubleClick;
    known.current = count;
  }, [count]);
  const hold = (event: MouseEvent): void => {
    if (event.timeStamp > heldUntil.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDownCapture: (event: MouseEvent): void => {
      hold(event);
      if (!event.isPropagationStopped()) pressedAt.current = event.timeStamp;
    },
    onClickCapture: (event: MouseEvent): void => {
      // A key presses without a click of the pointer.
      if (event.detail > 0) hold(event);
    },
  };
}

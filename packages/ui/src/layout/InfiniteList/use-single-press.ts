import { useLayoutEffect, useRef, type MouseEvent } from "react";

/** Milliseconds between the two clicks of a double click at most, as systems have it by default. */
const doubleClick = 500;

/**
 * Where a press takes an item away, the next item comes to lie under the pointer. The second click of a double
 * click is not meant for that one, and goes nowhere.
 * @param count how many items there are
 * @returns what the list does with presses, before its items do
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

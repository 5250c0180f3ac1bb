import { useEffect, useRef, useState } from "react";
import type { PressEvent } from "react-aria-components/Button";

/** A press that lasts at least this long is a hold: its release stops. In ms. */
export const holdMs = 400;

export interface HoldOrTap {
  /** Something runs that a press can stop. */
  isRunning: boolean;
  onStart: () => void;
  onStop: () => void;
}

/**
 * Press and hold, where the release stops, or one tap to start and another to stop. Only a pointer
 * can hold: keys and screen readers switch at each press, because keeping a key down is not possible
 * for all users.
 * @returns what react-aria's button calls when a press begins
 */
export function useHoldOrTap({ isRunning, onStart, onStop }: HoldOrTap) {
  // An event has the time at which it happened; a clock would give the time at which it is handled.
  // A slow phone that opens the microphone handles it later than a tap lasts.
  const lastDown = useRef(0);
  useEffect(() => {
    const note = ({ timeStamp }: PointerEvent) => {
      lastDown.current = timeStamp;
    };
    addEventListener("pointerdown", note, { capture: true });
    return () => removeEventListener("pointerdown", note, { capture: true });
  }, []);

  /** When the pointer that started went down, until it goes up, wherever that is. */
  const [heldSince, setHeldSince] = useState<number>();

  useEffect(() => {
    if (heldSince === undefined) return undefined;
    const release = ({ timeStamp }: PointerEvent) => {
      setHeldSince(undefined);
      if (isRunning && timeStamp - heldSince >= holdMs) onStop();
    };
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [heldSince, isRunning, onStop]);

  return ({ pointerType }: PressEvent) => {
    // A finger that slides off the button and back is still the same hold.
    if (heldSince !== undefined) return;
    if (isRunning) return onStop();
    onStart();
    if (pointerType !== "keyboard" && pointerType !== "virtual") setHeldSince(lastDown.current);
  };
}

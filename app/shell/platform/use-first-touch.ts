import { useEffect, useEffectEvent } from "react";

const touches = ["pointermove", "pointerdown", "keydown"] as const;

/** Runs once, when the member first touches the page in any way. */
export function useFirstTouch(onTouch: () => void): void {
  const touched = useEffectEvent(onTouch);
  useEffect(() => {
    const ended = new AbortController();
    const begin = (): void => {
      ended.abort();
      touched();
    };
    for (const touch of touches)
      window.addEventListener(touch, begin, {
        capture: true,
        passive: true,
        signal: ended.signal,
      });
    return () => ended.abort();
  }, []);
}

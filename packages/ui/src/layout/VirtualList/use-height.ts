import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** The height of an element in px, 0 until it is there, and a ref to put on it. */
export function useHeight() {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setHeight(element.offsetHeight);
    // Synchronous, so that the correction is painted in the same frame.
    const observer = new ResizeObserver(() => flushSync(measure));
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, ref] as const;
}

import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same and calls the newest `callback`: for the actions of a machine,
 * which are provided once.
 */
export function useLatest<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

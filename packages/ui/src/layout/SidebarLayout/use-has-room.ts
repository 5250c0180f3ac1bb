import { useSyncExternalStore } from "react";

/** From this width on, a sidebar and two cards fit beside each other. */
const wide = "(min-width: 60rem)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether there is room for a sidebar; changes with the window. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );

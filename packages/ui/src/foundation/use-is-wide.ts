import { media } from "@gemel/theme";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(media.tablet);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is wider than a phone, as `media.tablet` has it; changes with the window. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.tablet).matches,
    () => true,
  );

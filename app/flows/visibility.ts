import { useSyncExternalStore } from "react";

const isHidden = (): boolean => document.visibilityState === "hidden";

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the page is hidden: its tab is in the background, or the screen is off. */
export const useIsHidden = (): boolean => useSyncExternalStore(subscribe, isHidden);

/** Resolves once the page is visible; aborted, never. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isHidden()) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look, { signal });
    look();
  });
}

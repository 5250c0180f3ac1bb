import { useEffect, useSyncExternalStore } from "react";
import { useBack } from "./use-back.ts";

let open = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

/**
 * Counts a modal as open for as long as what calls it is there, and lets a step back close it. Every modal calls
 * it once.
 * @param isHeld - it stays open on a step back
 */
export function useOpenModal(isHeld = false): void {
  useBack(isHeld ? () => {} : undefined);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a dialog, a drawer or a sheet holds the page. */
export const useIsModalOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  );

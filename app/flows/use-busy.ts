import type { WorkKind } from "@gemel/machines/busy";
import { useCallback, useEffect, useId, useLayoutEffect } from "react";
import { useGemel } from "./gemel.tsx";

/**
 * Registers work that a reload would interrupt, for as long as `isActive` holds. Every recorder,
 * upload, countdown and dialog calls it; a form reports by itself.
 */
export function useBusy(kind: WorkKind, isActive: boolean): void {
  const { busy } = useGemel();
  const id = useId();
  // Before it is on the screen: a member may leave as soon as they see it.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    busy.send({ type: "work.started", id, kind });
    return () => busy.send({ type: "work.ended", id });
  }, [busy, id, kind, isActive]);
}

/** Registers what is typed into any form, for the `TypingProvider` around all of them. */
export function useTypingReport(): (formId: string, isTyped: boolean) => void {
  const { busy } = useGemel();
  return useCallback(
    (id, isTyped) =>
      busy.send(
        isTyped ? { type: "work.started", id, kind: "typing" } : { type: "work.ended", id },
      ),
    [busy],
  );
}

/** Notifies the registry when the tab is hidden and visible again: the reload of docs/product.md section 2. */
export function useReloadWhenVisible(): void {
  const { busy } = useGemel();
  useEffect(() => {
    const notify = (): void =>
      busy.send({ type: document.visibilityState === "hidden" ? "page.hidden" : "page.visible" });
    document.addEventListener("visibilitychange", notify);
    return () => document.removeEventListener("visibilitychange", notify);
  }, [busy]);
}

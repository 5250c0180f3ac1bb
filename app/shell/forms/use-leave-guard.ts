import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLeaving } from "../../flows/session/use-leaving.ts";
import { guardHistory } from "../place/guard-history.ts";

/**
 * Asks before a page with something to lose is left: by a link, by the browser's history, or by
 * closing the tab, where the browser asks in its own words.
 * @param ask - calls what it is given if the member leaves; must stay the same while nothing changes
 */
export function useLeaveGuard(isHeld: boolean, ask: (go: () => void) => void): void {
  const { key } = useLocation();
  const { hold } = useLeaving();

  useEffect(
    () => (isHeld ? hold({ ask, onStep: guardHistory(key, ask) }) : undefined),
    [hold, isHeld, key, ask],
  );

  useEffect(() => {
    if (!isHeld) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isHeld]);
}

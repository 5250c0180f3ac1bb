import { useCallback } from "react";
import type { HoldBack } from "@gemel/ui/BackProvider";
import { useLeaving } from "../../flows/session/use-leaving.ts";
import { guardHistory, readEntry } from "./guard-history.ts";

/** Back closes what is open over the page; only then it leads off the page. */
export function useBackHold(): HoldBack {
  const { holdSteps } = useLeaving();
  return useCallback<HoldBack>(
    (close) => {
      const { state } = window.history;
      const { key, index } = readEntry(state);
      // A step off the first entry leaves the app, and could not be taken back.
      if (index === 0) window.history.pushState({ ...state, idx: 1 }, "");
      return holdSteps(guardHistory(key, close, true));
    },
    [holdSteps],
  );
}

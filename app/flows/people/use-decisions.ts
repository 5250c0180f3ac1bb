import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { provideDecisions } from "./decisions.ts";
import { useBusy } from "../use-busy.ts";

/**
 * The likes and passes of a list: which are being sent, and which can be undone.
 *
 * @param decisions - undefined before the list has begun
 */
export function useDecisions(
  decisions: ActorRefFrom<ReturnType<typeof provideDecisions>> | undefined,
) {
  const snapshot = useSelector(decisions, (current) => current);
  const undoable = snapshot?.context.undoable ?? null;
  useBusy("sending", (snapshot?.context.tasks.length ?? 0) > 0);
  useBusy("countdown", undoable !== null);
  return {
    /** The last decision, for the ten seconds in which it can be taken back. */
    undoable,
    undo: () => decisions?.send({ type: "decision.undo" }),
  };
}

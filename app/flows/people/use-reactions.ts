import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { provideReactions } from "./reactions.ts";
import { useBusy } from "../use-busy.ts";

/**
 * The likes and passes of a list: which are being sent, and which can be undone.
 *
 * @param reactions - undefined before the list has begun
 */
export function useReactions(
  reactions: ActorRefFrom<ReturnType<typeof provideReactions>> | undefined,
) {
  const snapshot = useSelector(reactions, (current) => current);
  const undoable = snapshot?.context.undoable ?? null;
  useBusy("sending", (snapshot?.context.tasks.length ?? 0) > 0);
  useBusy("countdown", undoable !== null);
  return {
    /** The last reaction, for the ten seconds in which it can be taken back. */
    undoable,
    undo: () => reactions?.send({ type: "reaction.undo" }),
  };
}

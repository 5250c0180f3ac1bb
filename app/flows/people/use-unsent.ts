import type { ReactionFailure } from "@gemel/machines/reactions";
import { isRetriable, unsentMachine } from "@gemel/machines/unsent";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";
import { provideReactions, settle, tasksOf } from "./reactions.ts";

export type { ReactionFailure };
export { isRetriable };

/**
 * Likes, passes and undos that failed when the member had left their list.
 * @param memberId the first render's is kept
 * @param added all that failed so far; what was added since the last render is noted
 */
export function useUnsent(memberId: string, added: readonly ReactionFailure[]) {
  const [snapshot, send] = useFlow((gemel) =>
    unsentMachine.provide({
      actors: { reactions: provideReactions(gemel.client) },
      actions: { announce: (_, outcome) => settle(gemel, memberId, outcome) },
    }),
  );
  const noted = useRef(0);
  useEffect(() => {
    for (const failure of added.slice(noted.current)) send({ type: "unsent.add", failure });
    noted.current = added.length;
  }, [added, send]);
  const { reactions } = snapshot.children;
  useBusy("sending", useSelector(reactions, () => tasksOf(reactions)) > 0);
  return {
    failures: snapshot.context.failures,
    retry: useCallback(
      (failure: ReactionFailure) => send({ type: "unsent.retry", failure }),
      [send],
    ),
    dismiss: useCallback(
      (failure: ReactionFailure) => send({ type: "unsent.dismiss", failure }),
      [send],
    ),
  } as const;
}

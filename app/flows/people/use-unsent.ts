import type { ReactionFailure } from "@gemel/machines/reactions";
import { isRetriable, unsentMachine } from "@gemel/machines/unsent";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { MemberEvent } from "../member-events.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";
import { useMemberEvent } from "../use-member-events.ts";
import { provideReactions, settle, tasksOf } from "./reactions.ts";

export type { ReactionFailure };
export { isRetriable };

/**
 * Likes, passes and undos that failed when the member had left their list.
 * @param memberId the first render's is kept
 */
export function useUnsent(memberId: string) {
  const [snapshot, send] = useFlow((gemel) =>
    unsentMachine.provide({
      actors: { reactions: provideReactions(gemel.client) },
      actions: { announce: (_, outcome) => settle(gemel, memberId, outcome) },
    }),
  );
  useMemberEvent(
    useCallback(
      (event: MemberEvent) => {
        if (event.event === "unsent") send({ type: "unsent.add", failure: event.failure });
      },
      [send],
    ),
  );
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

export type Unsent = ReturnType<typeof useUnsent>;

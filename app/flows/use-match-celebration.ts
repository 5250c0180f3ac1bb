import { likeOperations } from "@gemel/api";
import { matchCelebrationMachine, type NewMatch } from "@gemel/machines/match-celebration";
import { useMachine } from "@xstate/react";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import type { MemberEvent } from "./member-events.ts";
import { useBusy } from "./use-busy.ts";
import { useMemberEvent } from "./use-member-events.ts";

export type { NewMatch };

/** Matches as they come about: by the member's own like, or by the other's while they are here. */
export function useMatchCelebration() {
  const { client } = useGemel();
  const [machine] = useState(() =>
    matchCelebrationMachine.provide({
      actors: {
        // A match that has just come about is the newest, so it is on the first page.
        findMatch: fromPromise(async ({ input, signal }) => {
          const { items } = await answer(likeOperations(client).getMatches({}, { signal }));
          const found = items.find(({ match_id }) => match_id === input.matchId);
          return found ? { user: found.user, matchId: found.match_id } : null;
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  useMemberEvent(
    useCallback(
      (event: MemberEvent) => {
        if (event.event === "match" && event.match_id !== null)
          send({ type: "match.heard", matchId: event.match_id });
      },
      [send],
    ),
  );
  const isOpen = snapshot.matches({ moment: "celebrating" });
  useBusy("dialog", isOpen);
  return {
    /** The one that is celebrated. */
    match: snapshot.context.matches[0] ?? null,
    celebrate: useCallback((match: NewMatch) => send({ type: "match.celebrate", match }), [send]),
    dismiss: () => send({ type: "celebration.dismiss" }),
  } as const;
}

import { answer, likeOperations } from "@gemel/api";
import { matchCelebrationMachine, type NewMatch } from "@gemel/machines/match-celebration";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { fromPromise } from "xstate";
import { useGemel } from "../gemel.tsx";
import type { MemberEvent } from "../member-events.ts";
import { useBusy } from "../use-busy.ts";
import { useLatest } from "../use-latest.ts";
import { useMemberEvent } from "../use-member-events.ts";
import { useFlow } from "../use-flow.ts";

export type { NewMatch };

/** New matches: by the member's own like, or by the other person's while the member is online. */
export function useMatchCelebration() {
  const { busy } = useGemel();
  const [snapshot, send] = useFlow(({ client }) =>
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
  // The other's like may come at any moment: it takes no recording and no half-written line away.
  const isBusy = useSelector(busy, ({ context }) => Object.keys(context.works).length > 0);
  const waiting = useRef<string[]>([]);
  const receive = useLatest((matchId: string) => {
    if (isBusy) waiting.current.push(matchId);
    else send({ type: "match.received", matchId });
  });
  useEffect(() => {
    if (isBusy) return;
    for (const matchId of waiting.current.splice(0)) send({ type: "match.received", matchId });
  }, [isBusy, send]);
  useMemberEvent(
    useCallback(
      (event: MemberEvent) => {
        if (event.event === "matched") send({ type: "match.celebrate", match: event.match });
        if (event.event === "match" && event.match_id !== null) receive(event.match_id);
      },
      [send, receive],
    ),
  );
  const isOpen = snapshot.matches({ moment: "celebrating" });
  useBusy("dialog", isOpen);
  return {
    /** The one that is celebrated. */
    match: snapshot.context.matches[0] ?? null,
    dismiss: () => send({ type: "celebration.dismiss" }),
  } as const;
}

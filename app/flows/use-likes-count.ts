import { likeOperations } from "@gemel/api";
import { likesCountMachine } from "@gemel/machines/likes-count";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import type { MemberEvent } from "./member-events.ts";
import { useMemberEvent } from "./use-member-events.ts";

/** What changes the count. Events before the first listener are in it. */
const changing: readonly MemberEvent["event"][] = [
  "like",
  "match",
  "matched",
  "resync",
  "subscribed",
];

/**
 * How many likes wait for the member's answer; null while that is not known.
 *
 * @param isDeciding - whether the member is where likes are answered: it is counted anew after that
 */
export function useLikesCount(isDeciding: boolean): number | null {
  const { client } = useGemel();
  const [machine] = useState(() =>
    likesCountMachine.provide({
      actors: {
        countLikes: fromPromise(async ({ signal }) => {
          const { total } = await answer(
            likeOperations(client).getLikes("received", { limit: 1 }, { signal }),
          );
          return total;
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  useMemberEvent(
    useCallback(
      ({ event }: MemberEvent) => {
        if (changing.includes(event)) send({ type: "likes.reload" });
      },
      [send],
    ),
  );
  const before = useRef(isDeciding);
  useEffect(() => {
    if (before.current && !isDeciding) send({ type: "likes.reload" });
    before.current = isDeciding;
  }, [isDeciding, send]);
  return snapshot.context.count;
}

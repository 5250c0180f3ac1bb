import { twinOperations } from "@gemel/api";
import type { TwinTalk } from "@gemel/api/values";
import { twinTalksMachine } from "@gemel/machines/twin-talks";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";

export type { TwinTalk };

/** Who talked with the member's twin. */
export function useTwinTalks() {
  const { client } = useGemel();
  const [machine] = useState(() => {
    const { getTwinTalks, endTwinTalk } = twinOperations(client);
    return twinTalksMachine.provide({
      actors: {
        loadTalks: fromPromise(async ({ signal }) => answer(getTwinTalks({ signal }))),
        endTalk: fromPromise(async ({ input }) => {
          await answer(endTwinTalk(input.id));
        }),
      },
    });
  });
  const [snapshot, send] = useMachine(machine);
  const { talks, asked, failure } = snapshot.context;
  const isEnding = snapshot.matches({ ready: "ending" });
  const isAsking = snapshot.matches({ ready: "asking" }) || isEnding;
  useBusy("dialog", isAsking);
  useBusy("sending", isEnding);
  return {
    phase: snapshot.matches("loading")
      ? "loading"
      : snapshot.matches("loadFailed")
        ? "loadFailed"
        : "ready",
    talks,
    asked,
    failure,
    isAsking,
    isEnding,
    retry: () => send({ type: "talks.retry" }),
    ask: (talk: TwinTalk) => send({ type: "end.ask", talk }),
    end: () => send({ type: "end.confirm" }),
    keep: () => send({ type: "end.cancel" }),
  } as const;
}

export type TwinTalksFlow = ReturnType<typeof useTwinTalks>;

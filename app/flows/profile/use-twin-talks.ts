import { twinOperations } from "@gemel/api";
import type { TwinTalk } from "@gemel/api/values";
import { twinTalksMachine } from "@gemel/machines/twin-talks";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { TwinTalk };

/** Who talked with the member's twin. */
export function useTwinTalks() {
  const [snapshot, send] = useFlow(({ client }) => {
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

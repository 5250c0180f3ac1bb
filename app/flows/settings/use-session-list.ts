import { accountSettingsOperations } from "@gemel/api";
import { sessionListMachine } from "@gemel/machines/session-list";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** The member's sessions. */
export function useSessionList() {
  const [snapshot, send] = useFlow(({ client }) => {
    const { getSessions, endSession, endOtherSessions } = accountSettingsOperations(client);
    return sessionListMachine.provide({
      actors: {
        loadSessions: fromPromise(async ({ signal }) => answer(getSessions({ signal }))),
        endSession: fromPromise(async ({ input }) => {
          await answer(endSession(input.id));
        }),
        endOthers: fromPromise(async () => {
          await answer(endOtherSessions());
        }),
      },
    });
  });
  const { sessions, endingId, ended, failure } = snapshot.context;
  const isEndingOthers = snapshot.matches({ ready: "endingOthers" });
  const isAsking = snapshot.matches({ ready: "asking" }) || isEndingOthers;
  useBusy("dialog", isAsking);
  useBusy("sending", endingId !== null || isEndingOthers);
  return {
    phase: snapshot.matches("loading")
      ? "loading"
      : snapshot.matches("loadFailed")
        ? "loadFailed"
        : "ready",
    sessions,
    endingId,
    ended,
    failure,
    isAsking,
    isEndingOthers,
    retry: () => send({ type: "sessions.retry" }),
    reload: useCallback(() => send({ type: "sessions.reload" }), [send]),
    end: (id: string) => send({ type: "session.end", id }),
    askOthers: () => send({ type: "others.ask" }),
    endOthers: () => send({ type: "others.confirm" }),
    keepOthers: () => send({ type: "others.cancel" }),
  } as const;
}

export type SessionListFlow = ReturnType<typeof useSessionList>;

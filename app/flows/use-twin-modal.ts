import { conversationOperations } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { isTwinOpen, twinModalMachine, type TwinStage } from "@gemel/machines/twin-modal";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import type { OpenedConversation } from "./conversation.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";
import { useLatest } from "./use-latest.ts";

export { isTwinOpen };
export type { TwinStage };

interface Host {
  onOpened: (conversation: OpenedConversation) => void;
}

/** The modal before the conversation with a candidate's twin. */
export function useTwinModal(host: Host) {
  const { client } = useGemel();
  const onOpened = useLatest(host.onOpened);
  const [machine] = useState(() =>
    twinModalMachine.provide({
      actors: {
        startTwin: fromPromise(async ({ input, signal }) =>
          answer(
            conversationOperations(client).createTwinConversation(input.candidateUserId, {
              signal,
            }),
          ),
        ),
      },
      actions: {
        goToConversation: (_, { conversationId, candidate }) =>
          onOpened({ id: conversationId, type: "twin", name: candidate.nickname }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const isOpen = snapshot.matches("open");
  useBusy("dialog", isOpen);
  return {
    /** Whose twin it was last; stays while the modal closes. */
    candidate: snapshot.context.candidate,
    isOpen,
    isStarting: snapshot.matches({ open: "starting" }),
    isUnavailable: snapshot.matches({ open: "unavailable" }),
    failure: snapshot.context.failure,
    open: (candidate: Candidate, stage: TwinStage) => send({ type: "twin.open", candidate, stage }),
    start: () => send({ type: "twin.start" }),
    close: () => send({ type: "twin.close" }),
  } as const;
}

export type TwinModalFlow = ReturnType<typeof useTwinModal>;

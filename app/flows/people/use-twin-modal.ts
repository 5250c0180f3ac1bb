import { conversationOperations } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { isTwinOpen, twinModalMachine, type TwinStage } from "@gemel/machines/twin-modal";
import { fromCall } from "../from-call.ts";
import type { OpenedConversation } from "../talk/conversation.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export { isTwinOpen };
export type { TwinStage };

interface Host {
  onOpened: (conversation: OpenedConversation) => void;
}

export function useTwinModal(host: Host) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) =>
      twinModalMachine.provide({
        actors: {
          startTwin: fromCall(({ input, signal }) =>
            conversationOperations(client).createTwinConversation(input.candidateUserId, {
              signal,
            }),
          ),
        },
        actions: {
          goToConversation: (_, { conversationId, candidate }) =>
            newest.onOpened({ id: conversationId, type: "twin", name: candidate.nickname }),
        },
      }),
    { host },
  );
  const isOpen = snapshot.matches("open");
  useBusy("dialog", isOpen);
  return {
    /** The owner of the last twin; stays while the modal closes. */
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

import { conversationOperations } from "@gemel/api";
import {
  conversationOpeningMachine,
  type ConversationRequest,
} from "@gemel/machines/conversation-opening";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import type { OpenedConversation } from "./conversation.ts";
import { useGemel } from "./gemel.tsx";
import { useLatest } from "./use-latest.ts";

interface Host {
  onOpened: (conversation: OpenedConversation) => void;
}

/** Opens the conversation with a match, or with one's own twin. */
export function useConversationOpening(host: Host) {
  const { client } = useGemel();
  const onOpened = useLatest(host.onOpened);
  const [machine] = useState(() => {
    const { openConversationFromMatch, createTwinConversation } = conversationOperations(client);
    return conversationOpeningMachine.provide({
      actors: {
        openConversation: fromPromise(async ({ input, signal }) =>
          input.type === "user"
            ? answer(openConversationFromMatch(input.matchId, { signal }))
            : answer(createTwinConversation(undefined, { signal })),
        ),
      },
      actions: {
        goToConversation: (_, { conversationId, request: { type, user } }) =>
          onOpened({ id: conversationId, type, name: user?.nickname ?? null }),
      },
    });
  });
  const [snapshot, send] = useMachine(machine);
  return {
    isOpening: snapshot.matches("opening"),
    failure: snapshot.context.failure,
    open: (request: ConversationRequest) => send({ type: "conversation.open", request }),
    retry: () => send({ type: "conversation.retry" }),
    dismiss: () => send({ type: "conversation.dismiss" }),
  } as const;
}

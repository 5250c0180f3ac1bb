import { answer, conversationOperations } from "@gemel/api";
import {
  conversationOpeningMachine,
  type ConversationRequest,
} from "@gemel/machines/conversation-opening";
import { fromPromise } from "xstate";
import type { OpenedConversation } from "./conversation.ts";
import { useFlow } from "../use-flow.ts";

interface Host {
  onOpened: (conversation: OpenedConversation) => void;
}

export function useConversationOpening(host: Host) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) => {
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
            newest.onOpened({ id: conversationId, type, name: user?.nickname ?? null }),
        },
      });
    },
    { host },
  );
  return {
    isOpening: snapshot.matches("opening"),
    failure: snapshot.context.failure,
    open: (request: ConversationRequest) => send({ type: "conversation.open", request }),
    retry: () => send({ type: "conversation.retry" }),
    dismiss: () => send({ type: "conversation.dismiss" }),
  } as const;
}

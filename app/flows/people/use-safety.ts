import { answer, likeOperations, safetyOperations } from "@gemel/api";
import {
  type SafetyChoice,
  safetyMachine,
  type SafetyOutcome,
  type SafetyRequest,
} from "@gemel/machines/safety";
import { fromPromise, type SnapshotFrom } from "xstate";
import { useBusy } from "../use-busy.ts";
import { useLastingFlow } from "../use-lasting-flow.ts";

interface Host {
  /** Called when the dialog is closed after an action. */
  onOutcome: (outcome: SafetyOutcome) => void;
}

const isAtWork = (snapshot: SnapshotFrom<typeof safetyMachine>): boolean =>
  snapshot.matches("sending");

/**
 * The dialogs that unmatch, block and report.
 * @param called the name of a member, also of one without a nickname; the first render's is kept
 */
export function useSafety(host: Host, called: (user: SafetyOutcome["user"]) => string) {
  const [snapshot, send] = useLastingFlow(
    ({ client }, newest) => {
      const { blockPartner, blockProfile, reportConversation, reportProfile } =
        safetyOperations(client);
      const { unmatch } = likeOperations(client);
      return safetyMachine.provide({
        actors: {
          take: fromPromise(async ({ input }) => {
            if (input.step === "unmatch") return answer<unknown>(unmatch(input.matchId));
            const { target } = input;
            if (input.step === "block")
              return answer<unknown>(
                "userId" in target
                  ? blockProfile(target.userId)
                  : blockPartner(target.conversationId),
              );
            return answer<unknown>(
              "userId" in target
                ? reportProfile(target.userId, input.report)
                : reportConversation(target.conversationId, input.report),
            );
          }),
        },
        actions: { announceOutcome: (_, outcome) => newest.onOutcome(outcome) },
      });
    },
    {
      isAtWork,
      onLeft: ({ context: { failure, request } }, { flash }) => {
        if (!failure || !request) return;
        const id = `people.safety.${failure.step}`;
        const values = { name: called(request.user) };
        flash.send({ type: "flash.show", message: { id, tone: "danger", values } });
      },
    },
    host,
  );
  const isOpen = !snapshot.matches("closed");
  const isSending = isAtWork(snapshot);
  useBusy("dialog", isOpen);
  useBusy("sending", isSending);
  return {
    /** The subject of the last dialog; it stays while the dialog closes. */
    request: snapshot.context.request,
    isOpen,
    isSending,
    failure: snapshot.context.failure,
    open: (request: SafetyRequest) => send({ type: "safety.open", request }),
    confirm: (choice: SafetyChoice) => send({ type: "safety.confirm", choice }),
    close: () => send({ type: "safety.close" }),
  } as const;
}

export type SafetyFlow = ReturnType<typeof useSafety>;

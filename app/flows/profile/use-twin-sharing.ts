import { twinOperations } from "@gemel/api";
import { isUnconfirmed, twinSharingMachine } from "@gemel/machines/twin-sharing";
import { fromCall } from "../from-call.ts";
import { stateAmong } from "../state-among.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export function useTwinSharing() {
  const [snapshot, send] = useFlow(({ client }) => {
    const { getTwinSharing, confirmTwinSharing, withdrawTwinSharing } = twinOperations(client);
    return twinSharingMachine.provide({
      actors: {
        loadSharing: fromCall(({ signal }) => getTwinSharing({ signal })),
        confirm: fromCall(({ input }) => confirmTwinSharing(input)),
        withdraw: fromCall(() => withdrawTwinSharing()),
      },
    });
  });
  const { sharing, allowed, failure } = snapshot.context;
  const isConfirming = snapshot.matches({ ready: "confirming" });
  const isWithdrawing = snapshot.matches({ ready: "withdrawing" });
  useBusy("sending", isConfirming || isWithdrawing);
  return {
    phase: stateAmong(snapshot, ["loading", "loadFailed"]) ?? "ready",
    answers: sharing?.answers ?? [],
    confirmedAt: sharing?.confirmed_at ?? null,
    allowed,
    isUnconfirmed: isUnconfirmed(snapshot.context),
    isConfirming,
    isWithdrawing,
    failure,
    retry: () => send({ type: "sharing.retry" }),
    choose: (questionId: string, isAllowed: boolean) =>
      send({ type: "answer.switch", questionId, isAllowed }),
    confirm: () => send({ type: "sharing.confirm" }),
    withdraw: () => send({ type: "sharing.withdraw" }),
  } as const;
}

export type TwinSharingFlow = ReturnType<typeof useTwinSharing>;

import { accountSettingsOperations } from "@gemel/api";
import { warningMachine } from "@gemel/machines/warning";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

/** The dialog of a warning that the member has not said to have read. */
export function useWarning() {
  const [snapshot, send] = useFlow(({ client, session }) => {
    const { acknowledgeWarning } = accountSettingsOperations(client);
    return warningMachine.provide({
      actors: { acknowledge: fromPromise<unknown>(async () => answer(acknowledgeWarning())) },
      actions: { announceAcknowledged: () => session.send({ type: "user.reload" }) },
    });
  });
  const isOpen = !snapshot.matches("closed");
  useBusy("dialog", isOpen);
  return {
    isOpen,
    isSending: snapshot.matches("sending"),
    hasFailed: snapshot.context.hasFailed,
    acknowledge: () => send({ type: "warning.acknowledge" }),
    close: () => send({ type: "warning.close" }),
  } as const;
}

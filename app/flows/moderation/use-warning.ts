import { accountSettingsOperations } from "@gemel/api";
import { accountChange } from "@gemel/machines/account-rules";
import { useState } from "react";
import { useGemel } from "../gemel.tsx";
import { useBusy } from "../use-busy.ts";
import { useSubmission } from "../use-submission.ts";

/** The dialog of a warning that the member has not confirmed to have read. */
export function useWarning() {
  const { session } = useGemel();
  const [isOpen, setOpen] = useState(true);
  const { isSending, failure, send } = useSubmission(
    accountChange,
    (client, call: "acknowledgeWarning") => accountSettingsOperations(client)[call](),
    () => {
      setOpen(false);
      session.send({ type: "user.reload" });
    },
  );
  useBusy("dialog", isOpen);
  return {
    isOpen,
    isSending,
    hasFailed: failure !== null,
    acknowledge: () => send("acknowledgeWarning", null),
    /** Closes the dialog until the next visit. */
    close: () => {
      if (!isSending) setOpen(false);
    },
  } as const;
}

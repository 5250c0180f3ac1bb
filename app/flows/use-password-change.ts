import { accountSettingsOperations } from "@gemel/api";
import { type PasswordChangeFailure, passwordChangeMachine } from "@gemel/machines/password-change";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { useBusy } from "./use-busy.ts";
import { useLatest } from "./use-latest.ts";

export type { PasswordChangeFailure };

interface Host {
  /** Every other session has ended. */
  onChanged: () => void;
}

/** Setting a new password. */
export function usePasswordChange(host: Host) {
  const { client } = useGemel();
  const onChanged = useLatest(host.onChanged);
  const [machine] = useState(() => {
    const { changePassword } = accountSettingsOperations(client);
    return passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise(async ({ input: { current, password } }) => {
          await answer(changePassword({ current_password: current, new_password: password }));
        }),
      },
      actions: { announceChanged: () => onChanged() },
    });
  });
  const [snapshot, send] = useMachine(machine);
  const isSubmitting = snapshot.matches("submitting");
  useBusy("sending", isSubmitting);
  return {
    isSubmitting,
    isChanged: snapshot.matches({ resting: "changed" }),
    failure: snapshot.context.failure,
    submit: (typed: { current: string; password: string; confirmation: string }) =>
      send({ type: "password.submit", ...typed }),
  } as const;
}

import { accountOperations, type AccountOperations } from "@gemel/api";
import { passwordResetMachine, type ResetFailure } from "@gemel/machines/password-reset";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useBusy } from "./use-busy.ts";
import { useGemel } from "./gemel.tsx";

export type { ResetFailure };

interface Host {
  /** Three seconds after the new password is set, or when the member does not wait for it. */
  goToSignIn: () => void;
}

const provide = (api: AccountOperations, { goToSignIn }: Host) =>
  passwordResetMachine.provide({
    actors: {
      resetPassword: fromPromise(({ input, signal }) =>
        answer(api.resetPassword(input, { signal })),
      ),
    },
    actions: { goToSignIn },
  });

/** Sets a new password with the token of a mailed link; null: the link had none. */
export function usePasswordReset(token: string | null, host: Host) {
  const { client } = useGemel();
  const [machine] = useState(() => provide(accountOperations(client), host));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  useBusy("sending", snapshot.matches("submitting"));
  useBusy("countdown", snapshot.matches("done"));
  return {
    phase: snapshot.value,
    failure: snapshot.context.failure,
    message: snapshot.context.message,
    submit: (typed: { password: string; confirmation: string }) =>
      send({ type: "password.submit", ...typed }),
    goNow: () => send({ type: "countdown.skip" }),
  };
}

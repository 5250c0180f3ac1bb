import { accountSettingsOperations } from "@gemel/api";
import { type PasswordChangeFailure, passwordChangeMachine } from "@gemel/machines/password-change";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { PasswordChangeFailure };

interface Host {
  /** Called when every other session has ended. */
  onChanged: () => void;
}

export function usePasswordChange(host: Host) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) => {
      const { changePassword } = accountSettingsOperations(client);
      return passwordChangeMachine.provide({
        actors: {
          changePassword: fromPromise(async ({ input: { current, password } }) => {
            await answer(changePassword({ current_password: current, new_password: password }));
          }),
        },
        actions: { announceChanged: () => newest.onChanged() },
      });
    },
    { host },
  );
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

import { accountOperations, type AccountOperations } from "@gemel/api";
import { passwordResetMachine, type ResetFailure } from "@gemel/machines/password-reset";
import { fromCall } from "../from-call.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { ResetFailure };

interface Host {
  /** Three seconds after the new password is set, or when the member does not wait for it. */
  goToSignIn: () => void;
}

const provide = (api: AccountOperations, { goToSignIn }: Host) =>
  passwordResetMachine.provide({
    actors: {
      resetPassword: fromCall(({ input, signal }) => api.resetPassword(input, { signal })),
    },
    actions: { goToSignIn },
  });

/** Sets a new password with the token of a mailed link; null: the link had none. */
export function usePasswordReset(token: string | null, host: Host) {
  const [snapshot, send] = useFlow(({ client }) => provide(accountOperations(client), host), {
    input: { token },
  });
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

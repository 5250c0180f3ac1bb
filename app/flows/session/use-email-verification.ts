import { answer, accountOperations, type AccountOperations } from "@gemel/api";
import { emailVerificationMachine, type ProofFailure } from "@gemel/machines/email-verification";
import { fromPromise } from "xstate";
import type { Gemel } from "../create-gemel.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { ProofFailure };

const provide = (api: AccountOperations, session: Gemel["session"]) =>
  emailVerificationMachine.provide({
    actors: {
      verifyEmail: fromPromise(async ({ input, signal }) => {
        const { token } = await answer(api.verifyEmail(input.token, { signal }));
        if (token !== null) session.send({ type: "token.changedElsewhere", hasToken: true });
      }),
      verifyByPassword: fromPromise(async ({ input, signal }) => {
        await answer(api.verifyEmailByPassword(input, { signal }));
      }),
    },
  });

type EmailVerificationPhase =
  | "verifying"
  | "asking"
  | "success"
  | "missingToken"
  | "refused"
  | "withdrawn"
  | "unanswered";

/** Verifies the address that a mailed link belongs to, as soon as its page is open. */
export function useEmailVerification(token: string | null) {
  const [snapshot, send] = useFlow(
    ({ client, session }) => provide(accountOperations(client), session),
    { input: { token } },
  );
  const isProving = snapshot.matches("proving");
  useBusy("sending", isProving);
  const phases: [EmailVerificationPhase, boolean][] = [
    ["asking", snapshot.matches("asking") || isProving],
    ["success", snapshot.matches("success")],
    ["missingToken", snapshot.matches({ error: "missingToken" })],
    ["refused", snapshot.matches({ error: "refused" })],
    ["withdrawn", snapshot.matches({ error: "withdrawn" })],
    ["unanswered", snapshot.matches({ error: "unanswered" })],
  ];
  return {
    phase: phases.find(([, isCurrent]) => isCurrent)?.[0] ?? "verifying",
    /** Why nothing is known of the link. */
    failure: snapshot.context.failure,
    /** The server's own words about what failed. */
    message: snapshot.context.message,
    isProving,
    proofFailure: snapshot.context.proofFailure,
    /** Shows by its password that the registration is the visitor's. */
    prove: (password: string) => send({ type: "password.submit", password }),
    retry: () => send({ type: "verification.retry" }),
  };
}

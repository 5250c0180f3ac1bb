import { accountOperations, type AccountOperations } from "@gemel/api";
import { emailVerificationMachine } from "@gemel/machines/email-verification";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";

const provide = (api: AccountOperations) =>
  emailVerificationMachine.provide({
    actors: {
      verifyEmail: fromPromise(async ({ input, signal }) => {
        await answer(api.verifyEmail(input.token, { signal }));
      }),
    },
  });

type EmailVerificationPhase = "verifying" | "success" | "missingToken" | "refused" | "unanswered";

/** Verifies the address that a mailed link belongs to, as soon as its page is open. */
export function useEmailVerification(token: string | null) {
  const { client } = useGemel();
  const [machine] = useState(() => provide(accountOperations(client)));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const phases: [EmailVerificationPhase, boolean][] = [
    ["success", snapshot.matches("success")],
    ["missingToken", snapshot.matches({ error: "missingToken" })],
    ["refused", snapshot.matches({ error: "refused" })],
    ["unanswered", snapshot.matches({ error: "unanswered" })],
  ];
  return {
    phase: phases.find(([, isCurrent]) => isCurrent)?.[0] ?? "verifying",
    /** The server's own words about a refused link. */
    message: snapshot.context.message,
    retry: () => send({ type: "verification.retry" }),
  };
}

import { type SessionOperations } from "@gemel/api";
import { passwordForgottenMachine } from "@gemel/machines/password-forgotten";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useBusy } from "./use-busy.ts";
import { useGemel } from "./gemel.tsx";

const provide = (api: SessionOperations) =>
  passwordForgottenMachine.provide({
    actors: {
      requestLink: fromPromise(async ({ input, signal }) => {
        await answer(api.forgotPassword(input, { signal }));
      }),
    },
  });

/** Asks for a reset link; what became of it is hidden on purpose. */
export function usePasswordForgotten() {
  const { api } = useGemel();
  const [machine] = useState(() => provide(api));
  const [snapshot, send] = useMachine(machine);
  useBusy("sending", snapshot.matches("sending"));
  return {
    phase: snapshot.value,
    requestLink: (email: string) => send({ type: "link.request", email }),
  };
}

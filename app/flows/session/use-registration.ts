import { answer, accountOperations, type AccountOperations } from "@gemel/api";
import {
  registrationMachine,
  type Registration,
  type RegistrationFailure,
} from "@gemel/machines/registration";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { useBusy } from "../use-busy.ts";
import { prepareRobotCheck, type PreparedCheck, type RobotProvider } from "./robot-check.ts";
import { useFlow } from "../use-flow.ts";

export type { RegistrationFailure, RobotProvider };
export type RobotCheckPhase = "preparing" | "ready" | "failed";

interface Host {
  /** After the countdown, or when the visitor does not wait for it. */
  goToSignIn: () => void;
  onProvider: (provider: RobotProvider) => void;
}

function provide(api: AccountOperations, { goToSignIn, onProvider }: Host) {
  let check: PreparedCheck | undefined;
  return registrationMachine.provide({
    actors: {
      prepareRobotCheck: fromPromise(async ({ signal }) => {
        check = await prepareRobotCheck(api, signal);
        onProvider(check.provider);
      }),
      solveRobotCheck: fromPromise(async ({ signal }) => {
        if (!check || check.expiresAt <= Date.now()) check = await prepareRobotCheck(api, signal);
        return check.answer;
      }),
      register: fromPromise(async ({ input, signal }) => {
        const body = {
          email: input.email,
          password: input.password,
          preferred_language: input.preferredLanguage,
          recaptcha_token: input.robotAnswer,
        };
        await answer(api.register(body, { signal }));
      }),
    },
    actions: { goToSignIn },
  });
}

export function useRegistration({ goToSignIn }: Pick<Host, "goToSignIn">) {
  const [robotProvider, setRobotProvider] = useState<RobotProvider>("altcha");
  const [snapshot, send] = useFlow(({ client }) =>
    provide(accountOperations(client), { goToSignIn, onProvider: setRobotProvider }),
  );
  const { failure, message, secondsLeft } = snapshot.context;
  const isSubmitting = snapshot.matches({ form: "submitting" });
  const isEditing = snapshot.matches({ form: "editing" });
  useBusy("sending", isSubmitting);
  useBusy("countdown", snapshot.matches({ form: "success" }));
  return {
    phase: isSubmitting ? "submitting" : isEditing ? "editing" : "success",
    robotCheck: snapshot.matches({ robotCheck: "preparing" })
      ? "preparing"
      : snapshot.matches({ robotCheck: "failed" })
        ? "failed"
        : "ready",
    robotProvider,
    failure,
    message,
    secondsLeft,
    submit: (registration: Registration) => send({ type: "registration.submit", ...registration }),
    retryRobotCheck: () => send({ type: "robotCheck.retry" }),
    goNow: () => send({ type: "countdown.skip" }),
    /** Stops the countdown until the function that it returns is called. */
    hold: useCallback(() => {
      send({ type: "countdown.hold" });
      return () => send({ type: "countdown.resume" });
    }, [send]),
  } as const;
}

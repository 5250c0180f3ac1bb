import { recoveryMachine } from "@gemel/machines/recovery";
import { useEffect } from "react";
import { fromPromise } from "xstate";
import { isOutdated } from "./is-outdated.ts";
import { useFlow } from "../use-flow.ts";

/**
 * Gets the app whole again when one of its files did not arrive, from the first drawing on. The reload
 * that may come of it waits for whatever is under way.
 */
export function useRecovery() {
  const [snapshot, send] = useFlow(({ busy }) =>
    recoveryMachine.provide({
      actors: { isOutdated: fromPromise(isOutdated) },
      actions: {
        renew: () => busy.send({ type: "page.outdated" }),
        reload: () => window.location.reload(),
      },
    }),
  );
  useEffect(() => {
    const notify = (): void => send({ type: "network.online" });
    window.addEventListener("online", notify);
    return () => window.removeEventListener("online", notify);
  }, [send]);
  const isAsking = snapshot.matches("asking");
  return {
    isAsking,
    /** The server has not answered so far. */
    isUnreachable: snapshot.matches("unreachable") || (isAsking && snapshot.context.attempts > 0),
    retry: () => send({ type: "recovery.retry" }),
  };
}

import { discoverOperations } from "@gemel/api";
import type { Criterion } from "@gemel/api/values";
import { type Criteria, criteriaMachine, loosened } from "@gemel/machines/criteria";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { useLatest } from "./use-latest.ts";

export { type Criteria, loosened };

interface Host {
  /** Other filters count from now on. */
  onSaved: () => void;
}

/** The filters of the discover page: loading, changing, applying, resetting. */
export function useCriteria(host: Host) {
  const { client } = useGemel();
  const onSaved = useLatest(host.onSaved);
  const [machine] = useState(() => {
    const { getCriteria, updateCriteria } = discoverOperations(client);
    return criteriaMachine.provide({
      actors: {
        loadCriteria: fromPromise(async ({ signal }) => answer(getCriteria({ signal }))),
        saveCriteria: fromPromise(async ({ input, signal }) =>
          answer(updateCriteria(input, { signal })),
        ),
      },
      actions: { announceSaved: () => onSaved() },
    });
  });
  const [snapshot, send] = useMachine(machine);
  return {
    phase: snapshot.matches("loading")
      ? "loading"
      : snapshot.matches("loadFailed")
        ? "loadFailed"
        : snapshot.matches("saving")
          ? "saving"
          : snapshot.matches({ ready: "saveFailed" })
            ? "saveFailed"
            : "ready",
    draft: snapshot.context.draft,
    /** What counts; null while that is not known. */
    saved: snapshot.context.saved,
    change: (change: Partial<Criteria>) => send({ type: "criteria.change", change }),
    apply: () => send({ type: "criteria.apply" }),
    reset: () => send({ type: "criteria.reset" }),
    retry: () => send({ type: "criteria.retry" }),
    /** Lets everybody through whom one of the filters keeps away, and applies. */
    loosen: (criterion: Criterion) => send({ type: "criteria.loosen", criterion }),
  } as const;
}

export type CriteriaFlow = ReturnType<typeof useCriteria>;

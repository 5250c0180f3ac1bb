import { answer, discoverOperations } from "@gemel/api";
import type { Criterion } from "@gemel/api/values";
import { type Criteria, criteriaMachine, loosened } from "@gemel/machines/criteria";
import { fromPromise } from "xstate";
import { useLastingFlow } from "../use-lasting-flow.ts";

export { type Criteria, loosened };

interface Host {
  /** Called when other filters are saved. */
  onSaved: () => void;
}

/** The filters of the discover page: loading, changing, applying, resetting. */
export function useCriteria(host: Host) {
  const [snapshot, send] = useLastingFlow(
    ({ client }, newest) => {
      const { getCriteria, updateCriteria } = discoverOperations(client);
      return criteriaMachine.provide({
        actors: {
          loadCriteria: fromPromise(async ({ signal }) => answer(getCriteria({ signal }))),
          saveCriteria: fromPromise(async ({ input }) => answer(updateCriteria(input))),
        },
        actions: { announceSaved: () => newest.onSaved() },
      });
    },
    {
      isAtWork: (current) => current.matches("saving"),
      onLeft: (current, { flash }) => {
        const message = { id: "unsent.filters", tone: "danger" } as const;
        if (current.matches({ ready: "saveFailed" })) flash.send({ type: "flash.show", message });
      },
    },
    host,
  );
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
    /** Resets one of the filters, and applies. */
    loosen: (criterion: Criterion) => send({ type: "criteria.loosen", criterion }),
  } as const;
}

export type CriteriaFlow = ReturnType<typeof useCriteria>;

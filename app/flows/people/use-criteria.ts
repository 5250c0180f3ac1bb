import { discoverOperations } from "@gemel/api";
import type { Criterion } from "@gemel/api/values";
import { type Criteria, criteriaMachine, loosened } from "@gemel/machines/criteria";
import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { fromCall } from "../from-call.ts";
import { stateAmong } from "../state-among.ts";
import { useLastingFlow } from "../use-lasting-flow.ts";

export { type Criteria, loosened };

interface Host {
  /** Called when other filters are saved. */
  onSaved: () => void;
}

const phaseOf = (snapshot: SnapshotFrom<typeof criteriaMachine>) =>
  stateAmong(snapshot, ["loading", "loadFailed", "saving"]) ??
  (snapshot.matches({ ready: "saveFailed" }) ? "saveFailed" : "ready");

export function useCriteria(host: Host) {
  const [snapshot, send, actor] = useLastingFlow(
    ({ client }, newest) => {
      const { getCriteria, updateCriteria } = discoverOperations(client);
      return criteriaMachine.provide({
        actors: {
          loadCriteria: fromCall(({ signal }) => getCriteria({ signal })),
          saveCriteria: fromCall(({ input }) => updateCriteria(input)),
        },
        actions: { announceSaved: () => newest.onSaved() },
      });
    },
    {
      isAtWork: (current) => current.matches("saving"),
      // The draft moves with a slider: only the filters themselves follow it.
      isAlike: (one, other) =>
        one.context.saved === other.context.saved && phaseOf(one) === phaseOf(other),
      onLeft: (current, { flash }) => {
        const message = { id: "unsent.filters", tone: "danger" } as const;
        if (current.matches({ ready: "saveFailed" })) flash.send({ type: "flash.show", message });
      },
    },
    host,
  );
  return {
    phase: phaseOf(snapshot),
    /** The values that the filters show, applied or not. */
    useDraft: () => useSelector(actor, ({ context }) => context.draft),
    /** The saved filters; null while they are not known. */
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

import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate";
import { describeTransition, stateNodes, transitionsOf } from "./state-nodes.ts";

/**
 * Notes the states and transitions that running actors go through, those of one moment included,
 * and says which were missed: a new state that no path reaches fails the test that asks.
 */
export function trackCoverage(machine: AnyStateMachine) {
  const nodes = stateNodes(machine);
  const missing = new Set([
    ...nodes.map(({ id }) => id),
    ...nodes.flatMap(transitionsOf).map(describeTransition),
  ]);
  const visit = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of snapshot._nodes) missing.delete(id);
  };
  return {
    visit,
    inspect: (event: InspectionEvent): void => {
      if (event.type !== "@xstate.microstep") return;
      visit(event.snapshot as AnyMachineSnapshot);
      for (const transition of event._transitions) {
        missing.delete(transition.source.id);
        missing.delete(describeTransition(transition));
      }
    },
    missing: (): string[] => [...missing].toSorted(),
  };
}

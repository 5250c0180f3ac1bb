import type { AnyMachineSnapshot } from "xstate";

/** Returns which of some states a flow is in; undefined if it is in another. */
export const stateAmong = <
  Snapshot extends AnyMachineSnapshot,
  const State extends Parameters<Snapshot["matches"]>[0] & string,
>(
  snapshot: Snapshot,
  states: readonly State[],
): State | undefined => states.find((state) => snapshot.matches(state));

import type { AnyStateMachine, AnyStateNode } from "xstate";
import { stateNodes, transitionsOf } from "../testing/state-nodes.ts";
import { transitionLabel } from "./labels.ts";

const nameOf = (node: AnyStateNode): string => node.path.join(".") || "any state";

function describeState(machine: AnyStateMachine, node: AnyStateNode): string | null {
  const transitions = transitionsOf(node).map((transition) => {
    const targets = transition.target?.map(nameOf).join(" and ");
    return `${transitionLabel(machine, transition)} ${targets ? `to ${targets}` : "stays"}`;
  });
  if (transitions.length > 0) return `${nameOf(node)}: ${transitions.join("; ")}`;
  return node.parent ? nameOf(node) : null;
}

/** A machine in words, for those who do not see its diagram: one line a state. */
export function describeStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine).flatMap((node) => describeState(machine, node) ?? []);
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";

/** Every state of a machine, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine)];
}

/** Every transition that leaves a state or stays in it, `always` included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transition in words: `session.unreachable: session.retry -> session.restoring`. */
export function describeTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const targets = target?.map(({ id }) => id).join(", ") ?? "(stays)";
  const among = transitionsOf(source).filter((other) => other.eventType === eventType);
  const place = among.length > 1 ? ` #${among.indexOf(transition) + 1}` : "";
  return `${source.id}: ${eventType || "always"}${place} -> ${targets}`;
}

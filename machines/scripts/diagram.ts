import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
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
function describeStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine).flatMap((node) => describeState(machine, node) ?? []);
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly labels: string[];
  /**
   * The state whose box contains the edge's line: the parent of both ends, else none, since Mermaid would
   * move the ends into any other box.
   */
  readonly place: AnyStateNode | null;
}

const idOf = (node: AnyStateNode): string => node.path.join("_") || node.key;

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const holds = (parent: AnyStateNode, node: AnyStateNode): boolean =>
  node.path.length > parent.path.length &&
  parent.path.every((key, depth) => node.path[depth] === key);

/** Whether a transition goes to the inside of its own source, or nowhere. */
const staysInside = ({ source, target }: AnyTransitionDefinition): boolean =>
  childrenOf(source).length > 0 && (target ?? []).every((node) => holds(source, node));

/** Mermaid has no edge from a box to its own inside: "any" stands for every state in the box. */
const sourceId = (transition: AnyTransitionDefinition): string =>
  staysInside(transition) ? [...transition.source.path, "any"].join("_") : idOf(transition.source);

function placeOf(transition: AnyTransitionDefinition, target: AnyStateNode): AnyStateNode | null {
  const { source } = transition;
  const parent = staysInside(transition) ? source : source.parent;
  return parent?.parent && parent === target.parent ? parent : null;
}

/** Returns one edge for each pair of states, with all transitions from the one to the other. */
function edgesOf(machine: AnyStateMachine): Edge[] {
  const edges = new Map<string, Edge>();
  for (const transition of stateNodes(machine).flatMap(transitionsOf)) {
    for (const target of transition.target ?? []) {
      const from = sourceId(transition);
      const to = idOf(target);
      const key = `${from} --> ${to}`;
      const edge = edges.get(key) ?? { from, to, labels: [], place: placeOf(transition, target) };
      edge.labels.push(transitionLabel(machine, transition));
      edges.set(key, edge);
    }
  }
  return [...edges.values()];
}

/** A machine as a Mermaid state diagram: the same text for the same definition. */
export function toDiagram(machine: AnyStateMachine): string {
  const edges = edgesOf(machine);

  const edgesIn = (node: AnyStateNode | null): string[] =>
    edges
      .filter(({ place }) => place === node)
      .map(({ from, to, labels }) => `${from} --> ${to} : ${labels.join(" | ")}`);

  const stays = (node: AnyStateNode): string[] =>
    transitionsOf(node)
      .filter(({ target }) => target === undefined)
      .map((transition) => `${sourceId(transition)} : ${transitionLabel(machine, transition)}`);

  const inside = (node: AnyStateNode): string[] => {
    const children = childrenOf(node);
    if (node.type === "parallel") {
      return children.flatMap((child, index) => [...(index > 0 ? ["--"] : []), ...draw(child)]);
    }
    const any = transitionsOf(node).find(staysInside);
    return [
      ...node.initial.target.map((initial) => `[*] --> ${idOf(initial)}`),
      ...(any ? [`state "any" as ${sourceId(any)}`] : []),
      ...stays(node),
      ...children.flatMap(draw),
      ...edgesIn(node),
    ];
  };

  const draw = (node: AnyStateNode): string[] => {
    const state = `state "${node.key}" as ${idOf(node)}`;
    if (childrenOf(node).length === 0) return [state, ...stays(node)];
    return [`${state} {`, ...inside(node).map((line) => `  ${line}`), "}"];
  };

  const { root } = machine;
  const lines = [...(root.type === "parallel" ? draw(root) : inside(root)), ...edgesIn(null)];
  const description = ["accDescr {", ...describeStates(machine).map((line) => `  ${line}`), "}"];
  return [
    "stateDiagram-v2",
    ...[`accTitle: ${machine.id}`, ...description, ...lines].map((line) => `  ${line}`),
    "",
  ].join("\n");
}

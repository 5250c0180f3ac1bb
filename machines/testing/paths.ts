import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { stateNodes } from "./state-nodes.ts";

/** A possible answer of an actor: `{ output }` for a success, `{ error }` for a failure. */
type Answer = { readonly output: unknown } | { readonly error: unknown };

export interface Model {
  readonly input?: unknown;
  /** Events from outside, each with every payload that makes a difference. */
  readonly events: readonly AnyEventObject[];
  /** The answers that make a difference, by the name of the actor. */
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  /**
   * The part of the context that makes two snapshots with the same states different; must have
   * few values, or the walk has no end.
   */
  readonly key?: (context: AnyMachineSnapshot["context"]) => unknown;
}

export interface Step {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

export const snapshotKey = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.status, snapshot.value, model.key?.(snapshot.context)]);

function serializeEvent(event: AnyEventObject): string {
  return JSON.stringify(event, (_, value: unknown) =>
    value instanceof Blob ? [value.type, value.size] : value,
  );
}

/** A path in one line, for a failing test to say. */
export function describePath(path: readonly Step[]): string {
  return path.map(({ event }) => serializeEvent(event)).join(" > ");
}

/** Answers and delays as the events that the machine itself makes of them. */
function internalEvents(machine: AnyStateMachine, model: Model): AnyEventObject[] {
  return stateNodes(machine).flatMap((node) => [
    ...node.invoke.flatMap(({ src, id: actorId }) =>
      (model.answers?.[String(src)] ?? []).map((answer) =>
        "error" in answer
          ? { type: `xstate.error.actor.${actorId}`, actorId, ...answer }
          : { type: `xstate.done.actor.${actorId}`, actorId, ...answer },
      ),
    ),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

/**
 * Paths that go to every reachable state by the shortest way and from there take every event that
 * the state answers to. Begins of other paths are left out.
 */
export function everyPath(machine: AnyStateMachine, model: Model): Step[][] {
  const options = {
    input: model.input,
    events: [...model.events, ...internalEvents(machine, model)],
    serializeState: (snapshot: AnyMachineSnapshot) => snapshotKey(model, snapshot),
    serializeEvent,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      snapshot.status === "active" &&
      snapshot.machine.getTransitionData(snapshot, event).length > 0,
    limit: 20_000,
  };
  const shortest = getShortestPaths(machine, options);
  const reachable = new Map(Object.entries(getAdjacencyMap(machine, options)));
  const paths = shortest.flatMap((path): Step[][] => {
    const steps = path.steps as Step[];
    const onward = Object.values(reachable.get(snapshotKey(model, path.state))?.transitions ?? {});
    if (onward.length === 0) return [steps];
    return onward.map((step) => [...steps, step as Step]);
  });
  const begins = new Set(paths.map((path) => describePath(path.slice(0, -1))));
  const byDescription = new Map(paths.map((path) => [describePath(path), path]));
  return [...byDescription].filter(([text]) => !begins.has(text)).map(([, path]) => path);
}

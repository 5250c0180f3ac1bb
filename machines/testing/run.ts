import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from "xstate";
import { stateNodes } from "./state-nodes.ts";

/** One call of a fake actor that waits for its answer. */
interface Call {
  readonly src: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface RunOptions<Machine extends AnyStateMachine> {
  /** Made with the run's own clock, for a machine that asks for the time. */
  readonly input?: (clock: SimulatedClock) => InputFrom<Machine>;
  /** Names of the actions that the host must provide; the run notes their calls. */
  readonly actions?: readonly string[];
  readonly inspect?: (event: InspectionEvent) => void;
}

type ValueOf<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { readonly value: infer Value } ? Value : never;

type ContextOf<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { readonly context: infer Context } ? Context : never;

/** Lets every settled promise reach the machine. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

function invokedSources(machine: AnyStateMachine): Set<string> {
  return new Set(stateNodes(machine).flatMap((node) => node.invoke.map(({ src }) => String(src))));
}

/**
 * Starts a machine with a simulated clock and with fakes for all its actors: each call waits until
 * the test answers it.
 */
export function run<Machine extends AnyStateMachine>(
  machine: Machine,
  options: RunOptions<Machine> = {},
) {
  const clock = new SimulatedClock();
  const calls = new Map<string, Call>();
  const sent: { readonly to: string; readonly type: string }[] = [];
  const done: { readonly action: string; readonly params: unknown }[] = [];

  const fakeActor = (src: string) =>
    fromPromise<unknown, unknown>(
      ({ input, self, signal }) =>
        new Promise((resolve, reject) => {
          calls.set(self.id, { src, input, signal, resolve, reject });
        }),
    );
  const fakeAction = (action: string) => (_: unknown, params: unknown) => {
    done.push({ action, params });
  };
  const named = <Value>(names: Iterable<string>, make: (name: string) => Value) =>
    Object.fromEntries([...names].map((name) => [name, make(name)]));

  const provided = machine.provide({
    actors: named(invokedSources(machine), fakeActor),
    actions: named(options.actions ?? [], fakeAction),
  }) as Machine;
  const started = createActor<AnyStateMachine>(provided, {
    clock,
    input: options.input?.(clock),
    inspect: (inspected) => {
      options.inspect?.(inspected);
      if (inspected.type === "@xstate.event")
        sent.push({ to: (inspected.actorRef as AnyActorRef).id, type: inspected.event.type });
    },
  }).start();
  const actor = started as Actor<Machine>;

  /** The last call of an actor, by its name or by the id of its invocation. */
  const call = (name: string): Call => {
    const found = calls.get(name) ?? [...calls.values()].findLast(({ src }) => src === name);
    if (!found) throw new Error(`${name} was not called`);
    return found;
  };
  const answer = async (name: string, output?: unknown) => {
    call(name).resolve(output);
    await settle();
  };
  const refuse = async (name: string, error: unknown) => {
    call(name).reject(error);
    await settle();
  };
  /** Lets the time of one delayed transition pass, found by its event's type. */
  const elapse = async (eventType: string) => {
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents).find(
      ({ event }: { event: AnyEventObject }) => event.type === eventType,
    );
    if (!scheduled) throw new Error(`${eventType} is not scheduled`);
    clock.increment(scheduled.delay);
    await settle();
  };

  return {
    actor,
    clock,
    done,
    call,
    answer,
    refuse,
    elapse,
    /** The types of the events sent to an actor, by its id. */
    sentTo: (id: string) => sent.filter(({ to }) => to === id).map(({ type }) => type),
    send: actor.send.bind(actor),
    value: () => started.getSnapshot().value as ValueOf<Machine>,
    context: () => started.getSnapshot().context as ContextOf<Machine>,
  };
}

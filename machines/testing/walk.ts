import type { AnyStateMachine } from "xstate";
import { expect } from "vitest";
import { trackCoverage } from "./coverage.ts";
import { describePath, everyPath, type Model, snapshotKey, type Step } from "./paths.ts";
import { run, type RunOptions, settle } from "./run.ts";

export interface WalkOptions extends Model {
  /** Several starts: the paths of each are walked. */
  readonly inputs?: readonly unknown[];
  /** Actions that the host must provide. */
  readonly actions?: readonly string[];
  /** Input for running actors, if it needs their clock. */
  readonly runInput?: RunOptions<AnyStateMachine>["input"];
}

/** Makes one event of a path happen to a running actor: an answer, time that passes, or a message. */
async function take(running: ReturnType<typeof run>, { event }: Step): Promise<void> {
  if (event.type === "xstate.init") return;
  if (event.type.startsWith("xstate.done.actor.")) {
    await running.answer(event.actorId, event.output);
  } else if (event.type.startsWith("xstate.error.actor.")) {
    await running.refuse(event.actorId, event.error);
  } else if (event.type.startsWith("xstate.after.")) {
    await running.elapse(event.type);
  } else {
    running.actor.send(event);
    await settle();
  }
}

/**
 * Generates the paths of a machine and drives a real actor along each, with fake actors and a
 * simulated clock, expecting after every step the state that the generator foresaw.
 * @returns states and transitions that no path went through, in words
 */
export async function walk(
  machine: AnyStateMachine,
  options: WalkOptions,
): Promise<readonly string[]> {
  const coverage = trackCoverage(machine);
  for (const input of options.inputs ?? [options.input]) {
    for (const path of everyPath(machine, { ...options, input })) {
      const running = run(machine, {
        input: options.runInput ?? (() => input),
        actions: options.actions ?? [],
        inspect: coverage.inspect,
      });
      coverage.visit(running.actor.getSnapshot());
      for (const [index, step] of path.entries()) {
        await take(running, step);
        const reached = snapshotKey(options, running.actor.getSnapshot());
        expect(reached, describePath(path.slice(0, index + 1))).toBe(
          snapshotKey(options, step.state),
        );
      }
      running.actor.stop();
    }
  }
  return coverage.missing();
}

/** Walks a machine, and expects that no part of it was missed. */
export async function expectWholeWalk(
  machine: AnyStateMachine,
  options: WalkOptions,
): Promise<void> {
  expect(await walk(machine, options)).toEqual([]);
}

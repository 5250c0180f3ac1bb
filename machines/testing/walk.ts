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
  /** Input for running actors where it needs their clock. */
  readonly runInput?: RunOptions<AnyStateMachine>["input"];
}

export interface Walk {
  readonly paths: number;
  /** States and transitions that no path went through, in words. */
  readonly missing: readonly string[];
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
 */
export async function walk(machine: AnyStateMachine, options: WalkOptions): Promise<Walk> {
  const coverage = trackCoverage(machine);
  let paths = 0;
  for (const input of options.inputs ?? [options.input]) {
    for (const path of everyPath(machine, { ...options, input })) {
      paths += 1;
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
  return { paths, missing: coverage.missing() };
}

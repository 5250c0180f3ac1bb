import type { StepResult } from "./run-step.ts";
import type { Step } from "./steps.ts";

/** How long a step and the longest chain of steps that need it take, in seconds. */
function urgency(step: Step, all: readonly Step[], seconds: (step: Step) => number): number {
  const after = all
    .filter(({ needs }) => needs?.includes(step.name))
    .map((next) => urgency(next, all, seconds));
  return seconds(step) + Math.max(0, ...after);
}

/**
 * Runs steps on a number of slots: first those that others need and those that run no tests, then the
 * longest. After a failed check or build no further step begins.
 * @param seconds the known duration of a step
 * @returns the results in the order in which the steps ended
 */
export async function schedule(
  steps: readonly Step[],
  slots: number,
  seconds: (step: Step) => number,
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult[]> {
  const rank = (step: Step): number =>
    urgency(step, steps, seconds) + (step.runner === undefined ? 1e6 : 0);
  const waiting = steps.toSorted((a, b) => rank(b) - rank(a));
  const unfinished = new Set(steps.map(({ name }) => name));
  const results: StepResult[] = [];
  const running = new Set<Promise<void>>();
  const isReady = ({ needs = [] }: Step): boolean => !needs.some((name) => unfinished.has(name));
  const isStopped = (): boolean => results.some(({ step, ok }) => step.runner === undefined && !ok);

  const start = (step: Step): void => {
    const ended = run(step).then((result) => {
      results.push(result);
      unfinished.delete(step.name);
      running.delete(ended);
    });
    running.add(ended);
  };
  for (;;) {
    while (running.size < slots && !isStopped()) {
      const next = waiting.findIndex(isReady);
      if (next === -1) break;
      for (const step of waiting.splice(next, 1)) start(step);
    }
    if (running.size === 0) return results;
    await Promise.race(running);
  }
}

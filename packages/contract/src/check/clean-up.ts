import { CannotRun, firstLine } from "./cannot-run.ts";
import { SequenceEnd } from "./sequences/step.ts";

/** A change that the run made and must undo. */
export interface Cleanup {
  /** The thing that stays as the run left it if undoing fails: "the picture of made". */
  readonly what: string;
  readonly undo: () => Promise<unknown>;
}

/**
 * Puts everything back, the last change first. A server that is gone is not asked again.
 * @returns what could not be put back, and why
 */
export async function cleanUp(cleanups: readonly Cleanup[]): Promise<string[]> {
  const failures: string[] = [];
  let isGone = false;
  for (const { what, undo } of cleanups.toReversed()) {
    if (isGone) failures.push(`${what} is not put back`);
    else {
      try {
        await undo();
      } catch (error) {
        if (!(error instanceof SequenceEnd) && !(error instanceof CannotRun)) throw error;
        isGone = error instanceof CannotRun;
        failures.push(`${what} is not put back: ${firstLine(error)}`);
      }
    }
  }
  return failures;
}

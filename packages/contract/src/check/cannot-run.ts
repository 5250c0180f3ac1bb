import { MendableError } from "@gemel/command/mendable-error";

/** Why a run cannot be made: one line for the terminal, exit code 2, never a stack trace. */
export class CannotRun extends MendableError {}

/** The first line of a thrown error, for use inside a line of ours. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0]?.trim() ?? "";
}

import type { AudioRules } from "./audio-rules.ts";

/** What a recording that a member uploads may be, and how one that may not is refused. */
export interface RecordingRules extends AudioRules {
  /** The field of the form that has it. */
  readonly field: string;
  /** What is said of one that goes on too long. */
  readonly tooLong: string;
}

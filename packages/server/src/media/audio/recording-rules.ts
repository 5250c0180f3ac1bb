import type { AudioKind } from "./audio-kind.ts";
import { type AppError, fieldError } from "../../errors/app-error.ts";
import type { AudioFault } from "./rewritten-audio.ts";

export interface AudioRules {
  /** Longer ones are refused; a recorder may stop a second late. */
  readonly maxSeconds: number;
  /** The container of Opus sound, wherever it came in. @default the one that it came in */
  readonly opusInto?: AudioKind;
}

/** The rules for a recording that a member uploads, and for the refusal of one that breaks them. */
export interface RecordingRules extends AudioRules {
  readonly field: string;
  readonly tooLong: string;
}

export function recordingFault(
  fault: AudioFault,
  { field, tooLong }: Pick<RecordingRules, "field" | "tooLong">,
): AppError {
  if (fault === "not_audio") {
    const code = "unsupported_media_type";
    return fieldError(code, { field, code, message: "Please choose an audio file." });
  }
  const message = fault === "too_long" ? tooLong : messages[fault];
  return fieldError("rule_broken", { field, code: fault, message });
}

const messages = {
  too_short: "The recording is too short.",
  unreadable: "This recording cannot be read.",
} as const;

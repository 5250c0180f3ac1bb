import type { RecorderFailure } from "@gemel/machines/voice-recorder";

/** Why a recording cannot begin or go on; the machine reads `reason`. */
export class RecorderError extends Error {
  override readonly name = "RecorderError";
  readonly reason: RecorderFailure;

  constructor(reason: RecorderFailure, options?: ErrorOptions) {
    super(`No recording: ${reason}`, options);
    this.reason = reason;
  }
}

type Reasons = Readonly<Record<string, RecorderFailure>>;

/** Reasons by the name of the error that `getUserMedia` rejects with. */
const ofMicrophone: Reasons = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no_microphone",
  OverconstrainedError: "no_microphone",
  NotReadableError: "no_microphone",
  AbortError: "no_microphone",
};

/** Reasons by the name of the error of a recorder or of a recording's file. */
const ofRecording: Reasons = {
  NotSupportedError: "unsupported",
  QuotaExceededError: "full",
  NotReadableError: "full",
  RangeError: "full",
};

function errorBy(reasons: Reasons, cause: unknown): RecorderError {
  if (cause instanceof RecorderError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : "";
  return new RecorderError(reasons[name] ?? "failed", { cause });
}

/** Why the microphone could not be opened. */
export const microphoneError = (cause: unknown): RecorderError => errorBy(ofMicrophone, cause);

/** Why an open microphone could not be recorded. */
export const recordingError = (cause: unknown): RecorderError => errorBy(ofRecording, cause);

/** The purpose decides which formats are tried (docs/product.md section 9): `note` goes into a chat. */
export type RecordingPurpose = "voice" | "note";

export interface Recording {
  readonly file: Blob;
  /** Measured by the app's own clock: browsers write no length into recordings. */
  readonly durationMs: number;
}

/** Milliseconds after which a recording stops by itself (docs/product.md section 9). */
export const recordingMaximum = 60_000;

/** Milliseconds and bytes below which a recording counts as silent (docs/product.md section 5). */
export const recordingMinimum = { ms: 400, bytes: 1200 } as const;

export function isTooShort({ file, durationMs }: Recording): boolean {
  return durationMs < recordingMinimum.ms || file.size < recordingMinimum.bytes;
}

/**
 * Why nothing could be recorded, or why the recording ended too soon.
 *
 * - `denied`: the member or the browser refused the microphone.
 * - `no_microphone`: there is none, or another program holds it.
 * - `unplugged`: the microphone was removed during the recording, or a call took it.
 * - `hidden`: the page was hidden, which stops a recording.
 * - `superseded`: another recording began; there is one microphone.
 * - `unsupported`: this browser can record in no format that the app knows.
 * - `full`: there is no memory left for the recording.
 * - `failed`: anything else.
 */
export type RecorderFailure = (typeof recorderFailures)[number];

export const recorderFailures = [
  "denied",
  "no_microphone",
  "unplugged",
  "hidden",
  "superseded",
  "unsupported",
  "full",
  "failed",
] as const;

/** Reads what an actor of the recorder rejected with: `{ reason }`, and `failed` for a bug. */
export function readRecorderFailure(error: unknown): RecorderFailure {
  const reason = typeof error === "object" && error !== null && "reason" in error && error.reason;
  return recorderFailures.find((known) => known === reason) ?? "failed";
}

/** A microphone that is being recorded: what the host's actors hand on to one another. */
export interface Capture {
  /** Loudness now, 0 to 1. */
  readonly readLevel: () => number;
  /** Rejects with `{ reason }` once the recording cannot go on; never resolves. */
  readonly interruption: Promise<never>;
  /** Ends the recording; also after an interruption, for what there is. */
  readonly finish: () => Promise<Blob>;
  /** Lets the microphone go; any number of times. */
  readonly release: () => void;
}

export type RecorderOutcome =
  | {
      readonly kind: "recorded";
      readonly recording: Recording;
      /** Why the recording ended before the member wanted; null if it did not. */
      readonly interruption: RecorderFailure | null;
    }
  /** Too short to be kept. */
  | { readonly kind: "discarded" }
  /** Given up before the microphone was open. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly reason: RecorderFailure };

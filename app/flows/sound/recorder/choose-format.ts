import type { RecordingPurpose } from "@gemel/machines/voice-recorder";

/** How a recording is made: by the browser's recorder, or by us from its samples. */
export type RecordingFormat =
  | { readonly by: "mediaRecorder"; readonly mimeType: string }
  | { readonly by: "samples" };

export interface RecordingAbilities {
  readonly isIos: boolean;
  /** Whether the browser's recorder makes files of a type. */
  readonly records: (mimeType: string) => boolean;
  /** Whether its samples can be read. */
  readonly hasSamples: boolean;
}

/** Formats in the order in which they are tried (docs/product.md section 9). */
const preferences: Readonly<Record<RecordingPurpose, readonly string[]>> = {
  voice: ["audio/webm;codecs=opus", "audio/webm", "audio/ogg;codecs=opus", "audio/ogg"],
  note: ["audio/webm;codecs=opus", "audio/mp4"],
};

/**
 * Chooses the format of a recording on this device: WAV on iOS, except for a voice note, which iOS records as
 * mp4; elsewhere the first format that its browser supports. A browser that supports none gets WAV too.
 * @returns undefined if no format is possible
 */
export function chooseFormat(
  purpose: RecordingPurpose,
  { isIos, records, hasSamples }: RecordingAbilities,
): RecordingFormat | undefined {
  const samples = hasSamples ? ({ by: "samples" } as const) : undefined;
  if (isIos && purpose === "voice" && samples) return samples;
  const mimeType = preferences[purpose].find(records);
  return mimeType === undefined ? samples : { by: "mediaRecorder", mimeType };
}

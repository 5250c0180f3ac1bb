import type { RecordingRules } from "../audio/recording-rules.ts";

/**
 * What a voice note may be: ten minutes. Chrome and Firefox record Opus in webm, which Safari on an
 * iPhone plays since 17.4 only, and from memory since 17.5; Opus in ogg it plays since 18.4, Opus in mp4
 * since 17.0, and everybody else plays that too. So Opus is put into mp4, without being coded anew. AAC
 * in mp4, MP3 and WAV play everywhere and stay what they are.
 */
export const noteRules: RecordingRules = {
  field: "audio",
  mostSeconds: 600,
  opusInto: "m4a",
  tooLong: "The recording is too long. Max 10 minutes.",
};

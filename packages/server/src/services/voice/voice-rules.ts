import type { RecordingRules } from "../audio/recording-rules.ts";

/** What a voice message may be: a minute. */
export const voiceRules: RecordingRules = {
  field: "voice_message",
  mostSeconds: 60,
  tooLong: "The recording is too long.",
};

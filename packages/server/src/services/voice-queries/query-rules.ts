import type { RecordingRules } from "../audio/recording-rules.ts";

/** What a spoken question may be: a minute. */
export const queryRules: RecordingRules = {
  field: "file",
  mostSeconds: 60,
  tooLong: "The recording is too long. Max 60 seconds.",
};

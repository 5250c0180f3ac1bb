/**
 * `starting`: the browser opens the microphone. `thinking`: the recording is being sent or
 * answered. `speaking`: the reply plays.
 */
export const voiceStates = [
  "idle",
  "starting",
  "recording",
  "thinking",
  "speaking",
  "error",
] as const;
export type VoiceState = (typeof voiceStates)[number];

/**
 * `starting`: the browser opens the microphone. `thinking`: the recording is on its way or being
 * answered. `speaking`: the reply is heard.
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

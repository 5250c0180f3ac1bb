import type { RecorderFailure } from "@gemel/machines/voice-recorder";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { voiceRecorder } from "./recorder/voice-recorder.ts";

export type { RecorderFailure };
export type RecorderRef = ActorRefFrom<typeof voiceRecorder>;

/**
 * How far a recording is; it changes ten times a second, so call it where the recording is drawn.
 * @param recorder - undefined while nothing is being recorded
 */
export function useRecorder(recorder: RecorderRef | undefined) {
  const snapshot = useSelector(recorder, (current) => current);
  const phase = !snapshot ? "idle" : snapshot.matches("opening") ? "starting" : "recording";
  return {
    phase,
    /** Loudness now, 0 to 1. */
    level: snapshot?.context.level ?? 0,
    elapsedMs: snapshot?.context.elapsedMs ?? 0,
  } as const;
}

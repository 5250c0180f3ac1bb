import { voiceRecorderMachine } from "@gemel/machines/voice-recorder";
import { fromPromise } from "xstate";

/**
 * The one recorder of the app, for the machine of every flow that records. Its browser code is loaded with
 * the first recording.
 */
export const voiceRecorder = voiceRecorderMachine.provide({
  actors: {
    openMicrophone: fromPromise(async ({ input, signal }) => {
      const { startCapture } = await import("./start-capture.ts");
      return startCapture(input.purpose, signal);
    }),
    holdMicrophone: fromPromise(({ input, signal }) => {
      signal.addEventListener("abort", input.release);
      return input.interruption;
    }),
    finishRecording: fromPromise(({ input, signal }) => {
      signal.addEventListener("abort", input.release);
      return input.finish();
    }),
  },
});

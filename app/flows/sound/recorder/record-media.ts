import { type RecorderError, recordingError } from "./recorder-error.ts";
import type { Take, TakeOptions } from "./take.ts";

/** Milliseconds (docs/product.md section 9). */
const chunkMs = 100;

/** Speech needs no more in Opus; browsers take four times as much by themselves. */
const bitsPerSecond = 32_000;

/** Resolves with the first event of a kind; rejects with the recorder's error. */
function next(recorder: MediaRecorder, type: "start" | "stop"): Promise<void> {
  return new Promise((resolve, reject) => {
    recorder.addEventListener(type, () => resolve(), { once: true });
    recorder.addEventListener("error", (event) => reject(failureOf(event)), { once: true });
  });
}

const failureOf = (event: Event): RecorderError =>
  recordingError("error" in event ? event.error : undefined);

/** Records by the browser's own recorder. Resolves once it has begun; rejects with a `RecorderError`. */
export async function recordMedia(
  mimeType: string,
  { stream, interrupt }: TakeOptions,
): Promise<Take> {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  // A recorder stops by itself when its microphone goes away, and has its last chunk by then.
  const stopped = next(recorder, "stop").catch((error: unknown) => {
    interrupt(recordingError(error).reason);
  });
  const started = next(recorder, "start");
  recorder.start(chunkMs);
  await started;
  return {
    finish: async () => {
      if (recorder.state !== "inactive") recorder.stop();
      await stopped;
      // Read once, because a browser whose storage is full reports it only on a read.
      const bytes = await new Blob(chunks).arrayBuffer();
      return new Blob([bytes], { type: mimeType });
    },
  };
}

import { recordingMaximum } from "@gemel/machines/voice-recorder";
// oxlint-disable-next-line import/default -- Vite gives it one: the address of the module as built.
import workletUrl from "./pcm-worklet.ts?worker&url";
import type { Take, TakeOptions } from "./take.ts";
import { wavOf } from "./wav.ts";

const sampleRate = 16_000;
const maximumBytes = (recordingMaximum / 1000) * sampleRate * 2;

/**
 * Records as WAV of 16 kHz, mono, 16 bit, from the samples of the microphone. Resolves once it has
 * begun.
 */
export async function recordSamples(
  context: AudioContext,
  { stream, interrupt }: TakeOptions,
): Promise<Take> {
  await context.audioWorklet.addModule(workletUrl);
  if (context.state !== "running") await context.resume();
  const source = context.createMediaStreamSource(stream);
  const worklet = new AudioWorkletNode(context, "pcm", {
    numberOfInputs: 1,
    numberOfOutputs: 1,
    channelCount: 1,
    channelCountMode: "explicit",
  });
  const chunks: ArrayBuffer[] = [];
  let bytes = 0;
  const ended = new Promise<void>((resolve) => {
    // A phone call takes the microphone away without ending it.
    context.addEventListener("statechange", () => {
      if (context.state === "running") return;
      interrupt("unplugged");
      resolve();
    });
    worklet.port.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
      if (data.byteLength === 0) return resolve();
      // The last chunk of a whole minute lies beyond it.
      const chunk = data.slice(0, maximumBytes - bytes);
      bytes += chunk.byteLength;
      chunks.push(chunk);
    });
  });
  worklet.port.start();
  worklet.addEventListener("processorerror", () => interrupt("failed"));
  // The way to the loudspeaker, on which it is silent: Safari does not run what leads nowhere.
  source.connect(worklet).connect(context.destination);
  return {
    finish: async () => {
      worklet.port.postMessage("end", []);
      await ended;
      source.disconnect();
      worklet.disconnect();
      return wavOf(chunks, sampleRate);
    },
  };
}

import type { Capture, RecorderFailure, RecordingPurpose } from "@gemel/machines/voice-recorder";
import { chooseFormat, type RecordingFormat } from "./choose-format.ts";
import { isIos } from "./is-ios.ts";
import { createMeter } from "./meter.ts";
import { microphoneError, RecorderError, recordingError } from "./recorder-error.ts";
import { recordMedia } from "./record-media.ts";
import { recordSamples } from "./record-samples.ts";
import type { TakeOptions } from "./take.ts";

/** There is one microphone: what a new recording does to the running one. */
let supersede: ((reason: RecorderFailure) => void) | undefined;

function formatHere(purpose: RecordingPurpose): RecordingFormat {
  const format = chooseFormat(purpose, {
    isIos: isIos(navigator),
    records: (mimeType) =>
      typeof MediaRecorder === "function" && MediaRecorder.isTypeSupported(mimeType),
    hasSamples: typeof AudioWorkletNode === "function",
  });
  // Only a secure page is given microphones.
  if (!format || !("mediaDevices" in navigator)) throw new RecorderError("unsupported");
  return format;
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
  } catch (error) {
    throw microphoneError(error);
  }
}

interface Claim {
  readonly interruption: Promise<never>;
  readonly interrupt: TakeOptions["interrupt"];
}

/** Takes the microphone from the capture that has it, until `signal` is aborted. */
function claimMicrophone(signal: AbortSignal): Claim {
  let interrupt: Claim["interrupt"] = () => {};
  const interruption = new Promise<never>((_, reject) => {
    interrupt = (reason) => reject(new RecorderError(reason));
  });
  // The owner of the capture awaits it; before that it is not an unhandled rejection.
  interruption.catch(() => {});
  supersede?.("superseded");
  supersede = interrupt;
  signal.addEventListener("abort", () => {
    if (supersede === interrupt) supersede = undefined;
  });
  return { interruption, interrupt };
}

/** Calls back when a microphone goes away, or the page out of sight. */
function watch(stream: MediaStream, interrupt: TakeOptions["interrupt"], signal: AbortSignal) {
  for (const track of stream.getTracks()) {
    track.addEventListener("ended", () => interrupt("unplugged"), { signal });
  }
  const hide = () => {
    if (document.visibilityState === "hidden") interrupt("hidden");
  };
  document.addEventListener("visibilitychange", hide, { signal });
  hide();
}

const record = (format: RecordingFormat, context: AudioContext, options: TakeOptions) =>
  format.by === "samples" ? recordSamples(context, options) : recordMedia(format.mimeType, options);

/**
 * Records the microphone in the format that this device makes, after asking for it. Interrupts other
 * recordings.
 * @param signal - if aborted, cancels and releases the microphone, even if it opens later
 * @returns once sound is being recorded
 * @throws RecorderError
 */
export async function startCapture(
  purpose: RecordingPurpose,
  signal: AbortSignal,
): Promise<Capture> {
  const format = formatHere(purpose);
  const stream = await openMicrophone();
  const over = new AbortController();
  const release = () => over.abort();
  over.signal.addEventListener("abort", () => {
    for (const track of stream.getTracks()) track.stop();
  });
  signal.addEventListener("abort", release);
  try {
    signal.throwIfAborted();
    const { interruption, interrupt } = claimMicrophone(over.signal);
    watch(stream, interrupt, over.signal);
    const context = new AudioContext();
    over.signal.addEventListener("abort", () => void context.close());
    const readLevel = createMeter(context, stream);
    const recording = record(format, context, { stream, interrupt });
    const take = await Promise.race([recording, interruption]);
    const finish = async () => {
      try {
        return await take.finish();
      } catch (error) {
        throw recordingError(error);
      } finally {
        release();
      }
    };
    return { readLevel, interruption, finish, release };
  } catch (error) {
    release();
    throw recordingError(error);
  }
}

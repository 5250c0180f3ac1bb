import { peaksOf, type Peaks } from "../Waveform/peaks.ts";

export interface Measured {
  durationMs: number;
  peaks: Peaks;
}

/** Enough for a voice message of several minutes; more is not worth decoding for a drawing. */
const maxBytes = 4 * 1024 * 1024;
const sampleRate = 8000;
const peakCount = 64;

/**
 * Length and loudness of a recording, from the decoded sound: browsers record webm without a length and
 * report it as infinite.
 * @returns undefined when it is too large, or in a format that the browser plays but does not decode
 */
export async function measureAudio(recording: Blob): Promise<Measured | undefined> {
  if (recording.size > maxBytes) return undefined;
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate);
    const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
    return { durationMs: sound.duration * 1000, peaks: peaksOf(sound, peakCount) };
  } catch {
    return undefined;
  }
}

import type { Page } from "@playwright/test";
import { amplitudeOf } from "../../../app/flows/sound/recorder/testing/tones.ts";
import { toPcm16, wavOf } from "../../../app/flows/sound/recorder/wav.ts";

const sampleRate = 16_000;

/** The frequencies that `measureSound` distinguishes, in Hz. */
const frequencies = Array.from({ length: 96 }, (_, index) => 100 + 20 * index);

/** A wav of one tone, as loud as a near voice. */
export async function toneWav(frequency: number, seconds: number): Promise<Buffer> {
  const samples = Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => 0.4 * Math.sin((2 * Math.PI * frequency * at) / sampleRate),
  );
  return Buffer.from(await wavOf([toPcm16(samples).buffer], sampleRate).arrayBuffer());
}

export interface Sound {
  readonly seconds: number;
  /** The loudest frequency, to 20 Hz. */
  readonly frequency: number;
  /** Its amplitude, 0 to 1. */
  readonly amplitude: number;
}

/** Decodes a file as the browser does, and listens to it. */
export async function measureSound(page: Page, file: Buffer): Promise<Sound> {
  const samples = await page.evaluate(
    async ([base64, rate]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
      return [...sound.getChannelData(0)];
    },
    [file.toString("base64"), sampleRate] as const,
  );
  const recorded = Float32Array.from(samples);
  const loudest = frequencies
    .map((frequency) => ({ frequency, amplitude: amplitudeOf(frequency, recorded, sampleRate) }))
    .reduce((one, other) => (other.amplitude > one.amplitude ? other : one));
  return { seconds: recorded.length / sampleRate, ...loudest };
}

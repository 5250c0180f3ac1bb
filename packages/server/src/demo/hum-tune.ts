import { createHash } from "node:crypto";

const RATE = 16_000;
const NOTE_SECONDS = 0.45;
const NOTES = 10;
/** The last note rings out. */
const RING_SECONDS = 0.6;
/** A pentatonic scale on A3, in hertz: whatever order its notes come in, they sound well. */
const scale = [220, 247.5, 275, 330, 366.7, 440];
const LOUDNESS = 0.25;

/**
 * Hums a short tune, as a wav: a voice message of a demo member. The same seed always gives
 * the same tune.
 */
export function humTune(seed: string): Buffer {
  const notes = [...createHash("sha256").update(seed).digest().subarray(0, NOTES)];
  const samples = new Float64Array((NOTES * NOTE_SECONDS + RING_SECONDS) * RATE);
  for (const [index, note] of notes.entries()) {
    const start = Math.round(index * NOTE_SECONDS * RATE);
    addNote(samples.subarray(start), scale[note % scale.length] ?? 0);
  }
  return asWav(samples);
}

/** Adds a note that swells for a moment and fades away. */
function addNote(samples: Float64Array, hertz: number): void {
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / RATE;
    const envelope = Math.min(1, time / 0.04) * Math.exp(-time * 4);
    const turn = 2 * Math.PI * hertz * time;
    const tone = Math.sin(turn) + 0.3 * Math.sin(2 * turn);
    samples[index] = (samples[index] ?? 0) + LOUDNESS * envelope * tone;
  }
}

/** Samples from -1 to 1 as a wav of 16 bits, mono. */
function asWav(samples: Float64Array): Buffer {
  const header = 44;
  const wav = Buffer.alloc(header + samples.length * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) {
    const clipped = Math.max(-1, Math.min(1, sample));
    wav.writeInt16LE(Math.round(clipped * 32_767), header + index * 2);
  }
  return wav;
}

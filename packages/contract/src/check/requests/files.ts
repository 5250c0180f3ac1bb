import type { FilePart } from "../exchange/payload.ts";

/** A garnet square, 16 by 16. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOYJ+9AEmIY1TCqYfhqAADfvf0BqWD8bAAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture that every server must take. */
export const pictureAs = (name: string): FilePart => ({
  name,
  filename: "picture.png",
  type: "image/png",
  bytes: png,
});

/**
 * A recording that every server must take: what an iPhone records, 16 kHz mono WAV, of 0.8 seconds.
 * It is named webm because the app names every recording so; content decides.
 */
export const recordingAs = (name: string): FilePart => ({
  name,
  filename: "voice.webm",
  type: "audio/wav",
  bytes: tone,
});

/** A silent recording of the same length. */
export const silenceAs = (name: string): FilePart => ({ ...recordingAs(name), bytes: silence });

export const recordingMilliseconds = 800;

const rate = 16_000;
const samples = (rate * recordingMilliseconds) / 1000;
const tone = wav(8000);
const silence = wav(0);

/** 400 Hz, so that 40 samples repeat. */
function wav(amplitude: number): Uint8Array {
  const file = Buffer.alloc(44 + samples * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    file.writeInt16LE(
      Math.round(amplitude * Math.sin((2 * Math.PI * 400 * index) / rate)),
      44 + index * 2,
    );
  }
  return file;
}

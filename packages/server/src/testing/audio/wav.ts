export interface WavOptions {
  readonly seconds?: number;
  readonly rate?: number;
  readonly channels?: number;
  /** Bits of a sample; other than 16 are silence. */
  readonly bits?: number;
  /** A title that the file has in its `LIST` chunk. */
  readonly title?: string;
}

/** A recording of a 400 Hz tone, as uncompressed samples. */
export function wav({
  seconds = 1,
  rate = 16_000,
  channels = 1,
  bits = 16,
  title,
}: WavOptions = {}): Buffer {
  const frame = (channels * bits) / 8;
  const data = Buffer.alloc(Math.round(seconds * rate) * frame);
  const samples = bits === 16 ? data.length / 2 : 0;
  for (let index = 0; index < samples; index += 1) {
    const time = Math.floor(index / channels) / rate;
    data.writeInt16LE(Math.round(8_000 * Math.sin(2 * Math.PI * 400 * time)), index * 2);
  }
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * frame, 8);
  format.writeUInt16LE(frame, 12);
  format.writeUInt16LE(bits, 14);
  const list = title === undefined ? [] : [chunk("LIST", [Buffer.from("INFO"), text(title)])];
  return chunk("RIFF", [
    Buffer.from("WAVE"),
    chunk("fmt ", [format]),
    ...list,
    chunk("data", [data]),
  ]);
}

const text = (title: string): Buffer =>
  chunk("INAM", [Buffer.from(title.padEnd(title.length + (title.length % 2), "\0"))]);

function chunk(name: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body]);
}

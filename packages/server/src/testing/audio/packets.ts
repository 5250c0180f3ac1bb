import { type AudioCodec, EncodedPacket } from "mediabunny";

/** A sound as packets of one codec: every packet is silence, and no two are the same. */
export interface TestPackets {
  readonly codec: AudioCodec;
  readonly decoderConfig: AudioDecoderConfig;
  readonly seconds: number;
  readonly make: (index: number) => Uint8Array;
}

/**
 * Opus of 20 ms, mono. A silent frame has three bytes, too few for a recording, so each is padded with
 * its number (RFC 6716, section 3.2.5).
 */
export const opus: TestPackets = {
  codec: "opus",
  decoderConfig: {
    codec: "opus",
    sampleRate: 48_000,
    numberOfChannels: 1,
    description: opusHead(),
  },
  seconds: 0.02,
  make: (index) => Uint8Array.from([0xfb, 0x41, 40, 0xff, 0xfe, ...padding(index, 40)]),
};

/** AAC-LC of 1,024 samples at 44.1 kHz, mono: silent frames, padded. */
export const aac: TestPackets = {
  codec: "aac",
  decoderConfig: {
    codec: "mp4a.40.2",
    sampleRate: 44_100,
    numberOfChannels: 1,
    description: Uint8Array.from([0x12, 0x08]),
  },
  seconds: 1_024 / 44_100,
  make: (index) => Uint8Array.from([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80, ...padding(index, 40)]),
};

/** MP3 frames of 128 kbit/s at 44.1 kHz, mono. */
export const mp3: TestPackets = {
  codec: "mp3",
  decoderConfig: { codec: "mp3", sampleRate: 44_100, numberOfChannels: 1 },
  seconds: 1_152 / 44_100,
  make: (index) =>
    Uint8Array.from([0xff, 0xfb, 0x90, 0xc0, ...new Uint8Array(373), ...padding(index, 40)]),
};

/** A codec that mp4 may have and we do not read. */
export const flac: TestPackets = {
  codec: "flac",
  decoderConfig: {
    codec: "flac",
    sampleRate: 48_000,
    numberOfChannels: 1,
    description: Buffer.concat([
      Buffer.from("664c614380000022100010000000000000000bb800f000000000", "hex"),
      Buffer.alloc(16),
    ]),
  },
  seconds: 0.02,
  make: (index) => Uint8Array.from(padding(index, 60)),
};

/** Returns the packets of a number of seconds of a sound. */
export const packetsOf = (of: TestPackets, seconds: number): EncodedPacket[] =>
  Array.from({ length: Math.round(seconds / of.seconds) }, (_, index) => {
    return new EncodedPacket(of.make(index), "key", index * of.seconds, of.seconds);
  });

function padding(index: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, index);
  return bytes;
}

/** The identification header (RFC 7845, section 5.1): one channel, 312 samples to skip, from 48 kHz. */
function opusHead(): Uint8Array {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode("OpusHead"));
  const view = new DataView(head.buffer);
  view.setUint8(8, 1);
  view.setUint8(9, 1);
  view.setUint16(10, 312, true);
  view.setUint32(12, 48_000, true);
  return head;
}

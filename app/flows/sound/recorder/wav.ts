const headerBytes = 44;
const bytesPerSample = 2;

/** Samples of -1 to 1 as signed 16-bit numbers; what is louder is clipped. */
export const toPcm16 = (samples: Float32Array): Int16Array<ArrayBuffer> =>
  Int16Array.from(samples, (sample) => Math.round(Math.min(1, Math.max(-1, sample)) * 32_767));

function wavHeader(dataBytes: number, sampleRate: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(headerBytes));
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries())
      header.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  header.setUint32(4, headerBytes - 8 + dataBytes, true);
  text(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * bytesPerSample, true);
  header.setUint16(32, bytesPerSample, true);
  header.setUint16(34, 8 * bytesPerSample, true);
  text(36, "data");
  header.setUint32(40, dataBytes, true);
  return header.buffer;
}

/**
 * A WAV file: mono, PCM of 16 bit.
 * @param chunks - the samples in their order, little-endian as in every browser
 */
export function wavOf(chunks: readonly ArrayBuffer[], sampleRate: number): Blob {
  const dataBytes = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return new Blob([wavHeader(dataBytes, sampleRate), ...chunks], { type: "audio/wav" });
}

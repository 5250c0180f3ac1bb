const sampleRate = 8000;

/** A quiet hum in syllables, with pauses as between words. */
function sampleAt(second: number): number {
  const syllable = Math.abs(Math.sin(second * 7.3)) * (0.5 + 0.5 * Math.sin(second * 1.7));
  const pause = Math.sin(second * 2.1) > -0.6 ? 1 : 0;
  return 0.25 * syllable * pause * Math.sin(second * 2 * Math.PI * 196);
}

/**
 * A WAV file, 8 kHz, mono, 16 bit, that looks like speech and sounds like humming: for stories and
 * tests, which have no network.
 */
export function hum(seconds: number): Blob {
  const count = Math.round(seconds * sampleRate);
  const file = new DataView(new ArrayBuffer(44 + count * 2));
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries())
      file.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  file.setUint32(4, 36 + count * 2, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at += 1)
    file.setInt16(44 + at * 2, Math.round(sampleAt(at / sampleRate) * 32767), true);
  return new Blob([file.buffer], { type: "audio/wav" });
}

/** Samples of one frame, by the configuration in a packet's first byte (RFC 6716, table 2). */
const frameSamples = [
  [480, 960, 1_920, 2_880],
  [480, 960, 1_920, 2_880],
  [480, 960, 1_920, 2_880],
  [480, 960, 480, 960],
  [120, 240, 480, 960],
  [120, 240, 480, 960],
  [120, 240, 480, 960],
  [120, 240, 480, 960],
].flat();

const SAMPLES_PER_SECOND = 48_000;
/** No packet lasts longer than 120 ms. */
const MAX_SAMPLES = 5_760;

/**
 * How long an Opus packet plays, in seconds, by what it says itself (RFC 6716, section 3).
 * @throws Error for a packet that no encoder makes
 */
export function opusSeconds(packet: Uint8Array): number {
  const [first, second] = packet;
  if (first === undefined) throw new Error("an Opus packet without a byte");
  const samples = (frameSamples[first >> 3] ?? 0) * frameCount(first & 0b11, second);
  if (samples === 0 || samples > MAX_SAMPLES) throw new Error("an Opus packet of wrong length");
  return samples / SAMPLES_PER_SECOND;
}

function frameCount(code: number, second: number | undefined): number {
  if (code === 0) return 1;
  return code === 3 ? (second ?? 0) & 0b11_1111 : 2;
}

/**
 * How loud one frequency is in a sound: the amplitude of its sine, 0 to 1, by the algorithm of
 * Goertzel under a Hann window, so that neighbours do not leak into it.
 */
export function amplitudeOf(frequency: number, samples: Float32Array, sampleRate: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let before = 0;
  let last = 0;
  for (const [at, sample] of samples.entries()) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length);
    [before, last] = [last, sample * window + coefficient * last - before];
  }
  const power = last ** 2 + before ** 2 - coefficient * last * before;
  // The window keeps half of the sum, and a sine has half of its amplitude on either side.
  return (4 * Math.sqrt(Math.max(0, power))) / samples.length;
}

/** Loudness against full scale, in dB. */
export const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

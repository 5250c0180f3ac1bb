/** Zero crossings of the sinc on either side of a sample, counted at the lower of the two rates. */
const lobes = 32;

/** Kaiser's window parameter for 80 dB between what passes and what is stopped. */
const beta = 0.1102 * (80 - 8.7);

/**
 * Half the width of the filter's slope as a share of the lower rate's Nyquist frequency, by Kaiser's
 * estimate of a filter's length; the slope ends where aliases would begin.
 */
const cutoff = 1 - (80 - 7.95) / (28.72 * lobes);

/** The modified Bessel function of the first kind and order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** The filter at every position that an output can have between two inputs, each with sum 1. */
function filterBank(positions: number, half: number, bandwidth: number): readonly Float32Array[] {
  return Array.from({ length: positions }, (_, position) => {
    const taps = Float32Array.from({ length: 2 * half }, (_tap, at) => {
      const distance = at - (half - 1) - position / positions;
      const inside = Math.max(0, 1 - (distance / half) ** 2);
      return sinc(bandwidth * distance) * (bessel(beta * Math.sqrt(inside)) / bessel(beta));
    });
    const sum = taps.reduce((total, tap) => total + tap, 0);
    return taps.map((tap) => tap / sum);
  });
}

export interface Resampler {
  /** The samples that the new ones make possible; a filter's half later than they came. */
  readonly push: (samples: Float32Array) => Float32Array;
  /** The rest, as if silence followed. */
  readonly end: () => Float32Array;
}

/**
 * Converts a stream of samples from one rate to another: band-limited interpolation by a windowed sinc (J. O.
 * Smith, "Digital Audio Resampling"), with one filter for each position that the ratio of the rates allows.
 * Frequencies that the lower rate cannot carry are 80 dB down, so there are no aliases; up to 84 % of its
 * Nyquist frequency everything passes.
 * @param from - Hz, a whole number
 * @param to - Hz, a whole number
 */
export function createResampler(from: number, to: number): Resampler {
  const common = greatestCommon(from, to);
  const up = to / common;
  const down = from / common;
  const half = Math.ceil(lobes * Math.max(1, from / to));
  const bank = filterBank(up, half, cutoff * Math.min(1, to / from));
  // Silence before the beginning, so that the first output is of the first sample.
  let received = new Float32Array(half - 1);
  let position = 0;

  const push = (samples: Float32Array): Float32Array => {
    const input = new Float32Array(received.length + samples.length);
    input.set(received);
    input.set(samples, received.length);
    const output: number[] = [];
    let first = 0;
    while (first + 2 * half <= input.length) {
      const taps = bank[position] ?? bank[0];
      let sum = 0;
      for (let at = 0; at < 2 * half; at += 1) sum += (input[first + at] ?? 0) * (taps?.[at] ?? 0);
      output.push(sum);
      first += Math.floor((position + down) / up);
      position = (position + down) % up;
    }
    received = input.slice(first);
    return Float32Array.from(output);
  };
  return { push, end: () => push(new Float32Array(half)) };
}

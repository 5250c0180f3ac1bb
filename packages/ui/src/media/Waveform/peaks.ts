/** Loudness over time, 0 to 1, from the beginning to the end. */
export type Peaks = readonly number[];

/** The parts of an `AudioBuffer` that are read. */
export type Samples = Pick<AudioBuffer, "length" | "numberOfChannels" | "getChannelData">;

const slice = (at: number, count: number, length: number): [from: number, to: number] => {
  const from = Math.floor((at * length) / count);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / count))];
};

/**
 * The loudness of each of `count` equal parts of a sound: the root mean square of its samples in all
 * channels, with the loudest part at 1. Silence stays 0.
 */
export function peaksOf(sound: Samples, count: number): Peaks {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) =>
    sound.getChannelData(at),
  );
  const loudness = Array.from({ length: count }, (_, at) => {
    const [from, to] = slice(at, count, sound.length);
    let sum = 0;
    for (const channel of channels)
      for (let index = from; index < to; index += 1) sum += (channel[index] ?? 0) ** 2;
    return Math.sqrt(sum / ((to - from) * Math.max(1, channels.length)));
  });
  const loudest = Math.max(...loudness);
  return loudest > 0 ? loudness.map((value) => value / loudest) : loudness;
}

/** Returns one peak for each bar: the loudest of each part, so that no word disappears. */
export function fitPeaks(peaks: Peaks, count: number): Peaks {
  if (peaks.length === 0) return Array.from({ length: count }, () => 0);
  return Array.from({ length: count }, (_, at) =>
    Math.min(1, Math.max(0, ...peaks.slice(...slice(at, count, peaks.length)))),
  );
}

/** A calm drawing for a sound without measured peaks; the same every time. */
export const restingPeaks = (count: number): Peaks =>
  Array.from(
    { length: count },
    (_, at) => 0.3 + 0.12 * Math.sin(at * 0.9) + 0.1 * Math.sin(at * 2.3),
  );

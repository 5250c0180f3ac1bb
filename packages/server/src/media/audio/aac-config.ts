/** Rates by their index in what a file says about its AAC (ISO/IEC 14496-3, AudioSpecificConfig). */
const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];

/** The index of a rate that is written out. */
const WRITTEN_RATE = 15;

/** Samples of a packet by the kind of AAC: the usual ones, and those of a shorter frame. */
type Frames = readonly [usual: number, shorter: number];
const longFrames: Frames = [1_024, 960];
const shortFrames: Frames = [512, 480];
const frames: ReadonlyMap<number, Frames> = new Map([
  // Main, LC, SSR, LTP, and LC that bears errors
  ...[1, 2, 3, 4, 17].map((kind) => [kind, longFrames] as const),
  // Low delay, and its enhanced form
  ...[23, 39].map((kind) => [kind, shortFrames] as const),
]);

/** Kinds that stand before the one of the core: they say how its band is widened, or its channels are doubled. */
const widened: ReadonlySet<number> = new Set([5, 29]);

/**
 * How long each packet of AAC plays, in seconds. It counts samples of the core: what widens the band adds samples
 * and rate alike.
 * @throws Error for a kind that no recorder makes
 */
export function aacPacketSeconds(config: Uint8Array): number {
  const read = bitReader(config);
  const kind = readKind(read);
  const rate = readRate(read);
  read(4);
  let core = kind;
  if (widened.has(kind)) {
    readRate(read);
    core = readKind(read);
  }
  const samples = frames.get(core)?.[read(1)];
  if (samples === undefined || rate === 0) throw new Error("AAC of an unknown kind");
  return samples / rate;
}

type ReadBits = (count: number) => number;

function readKind(read: ReadBits): number {
  const kind = read(5);
  return kind === 31 ? 32 + read(6) : kind;
}

function readRate(read: ReadBits): number {
  const index = read(4);
  return index === WRITTEN_RATE ? read(24) : (rates[index] ?? 0);
}

/** Reads bits one after the other, the highest of a byte first. @throws Error at the end */
function bitReader(bytes: Uint8Array): ReadBits {
  let at = 0;
  return (count) => {
    let value = 0;
    for (const end = at + count; at < end; at += 1) {
      const byte = bytes[at >> 3];
      if (byte === undefined) throw new Error("a description of AAC that is cut off");
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1);
    }
    return value;
  };
}

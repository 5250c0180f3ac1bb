/** Numbers that look random and are the same in every run with the same seed. */
export interface Random {
  /** A number from 0 to below 1. */
  uniform(): number;
  /** A number from a standard normal distribution. */
  normal(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
}

/** The generator mulberry32 (Tommy Ettinger, public domain), with Box and Muller's transform. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    below: (end) => Math.floor(uniform() * end),
  };
}

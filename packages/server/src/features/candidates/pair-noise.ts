import { createHmac, type KeyObject } from "node:crypto";
import type { NoiseOn } from "@gemel/psyche/compatibility";
import { psycheVersion } from "../insights/insights.ts";

declare module "../../services.ts" {
  interface Services {
    readonly pairNoise: PairNoise;
  }
}

/** The key of a member to the noise of every pair with them; it stays on the server. */
export type NoiseKey = Uint32Array;

/** Noise on the scores of pairs: the same for a pair until one of them is scored again. */
export type PairNoise = ReturnType<typeof createPairNoise>;

const WORDS = 4;

/**
 * Keys of members by HMAC of a secret, so that the noise of a pair cannot be worked out and subtracted elsewhere.
 * Another scoring gives another key: the difference of two scores of a pair would show its noise.
 */
export const createPairNoise = (secret: KeyObject) => ({
  keyOf: (memberId: string, computedAt: Date) => {
    const digest = createHmac("sha256", secret)
      .update(`${psycheVersion}:${memberId}:${computedAt.getTime()}`)
      .digest();
    return Uint32Array.from({ length: WORDS }, (_none, word) => digest.readUInt32BE(4 * word));
  },
});

/** The finalizer of MurmurHash3 (Austin Appleby, public domain): every bit bears on every other. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const places: Readonly<Record<NoiseOn, number>> = {
  overall: 0,
  social: 1,
  values: 2,
  emotional: 3,
  lifestyle: 4,
  longterm: 5,
};

/**
 * The noise of a pair, standard normal, in either order. A feed needs it of a hundred thousand pairs, for which
 * an HMAC of both ids would take a second.
 */
export function noiseBetween(one: NoiseKey, other: NoiseKey, on: NoiseOn): number {
  let [first, second] = [places[on], 0x9e3779b9];
  for (let word = 0; word < WORDS; word++) {
    const sum = ((one[word] ?? 0) + (other[word] ?? 0)) >>> 0;
    first = mix(first ^ sum);
    second = mix((second + sum) ^ first);
  }
  // Box and Muller's transform of two numbers from 0 to 1.
  const [radius, angle] = [(first + 1) / 2 ** 32, second / 2 ** 32];
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * angle);
}

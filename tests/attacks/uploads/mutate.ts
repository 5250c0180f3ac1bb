import type { Random } from "../../../packages/psyche/src/evidence/random.ts";

/** Numbers that lengths and counts are not prepared for. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff];

const mutations: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  function flipBits(bytes, random) {
    for (let count = 1 + random.below(16); count > 0; count -= 1) {
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    }
    return bytes;
  },
  function setNumber(bytes, random) {
    const value = extremes[random.below(extremes.length)] ?? 0;
    const at = random.below(Math.max(1, Math.min(bytes.length, 400) - 4));
    if (random.uniform() < 0.5) bytes.writeUInt32BE(value, at);
    else bytes.writeUInt32LE(value, at);
    return bytes;
  },
  function cut(bytes, random) {
    return bytes.subarray(0, 1 + random.below(bytes.length));
  },
  function leaveOut(bytes, random) {
    const [from, length] = [random.below(bytes.length), random.below(64)];
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
  },
  function repeat(bytes, random) {
    const [from, length] = [random.below(bytes.length), 1 + random.below(256)];
    const part = bytes.subarray(from, from + length);
    const times = 1 + random.below(8);
    const parts = Array.from({ length: times }, () => part);
    return Buffer.concat([bytes.subarray(0, from), ...parts, bytes.subarray(from)]);
  },
  function overwrite(bytes, random) {
    const from = random.below(bytes.length);
    const to = Math.min(bytes.length, from + 1 + random.below(64));
    return bytes.fill(random.below(256), from, to);
  },
];

/** A file that was damaged in one to three ways; the same for the same chance. */
export function mutate(source: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(source);
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    if (bytes.length < 8) break;
    const mutation = mutations[random.below(mutations.length)];
    bytes = mutation?.(bytes, random) ?? bytes;
  }
  return bytes;
}

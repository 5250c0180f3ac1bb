import type { Uncertain } from "../model/normal.ts";

const littleEndian = true;
const size = Float32Array.BYTES_PER_ELEMENT;

/** Numbers as bytes, four for each, lowest first. */
export function packNumbers(numbers: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.byteLength));
  numbers.forEach((number, index) => view.setFloat32(index * size, number, littleEndian));
  return new Uint8Array(view.buffer);
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(packed: Uint8Array): Float32Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const numbers = new Float32Array(packed.byteLength / size);
  for (let index = 0; index < numbers.length; index++) {
    numbers[index] = view.getFloat32(index * size, littleEndian);
  }
  return numbers;
}

/** A value and its variance; NaN without an answer. */
export const pairOf = (known: Uncertain | null): readonly [value: number, variance: number] =>
  known === null ? [NaN, NaN] : [known.value, known.variance];

import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, type InputType } from "node:zlib";

const compress = promisify(brotliCompress);

/** The settings to try: which is the best differs from file to file, by a thousandth. */
const settings: readonly BrotliOptions["params"][] = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

/** A block of half the usual size changes nothing of what fits into one. */
const BLOCK_BITS = 17;
const ofLarge = [...settings, { [constants.BROTLI_PARAM_LGBLOCK]: BLOCK_BITS }];

/** Compresses in several ways, and gives the shortest. */
export async function smallestBrotli(content: InputType): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const params of Buffer.byteLength(content) > 2 ** BLOCK_BITS ? ofLarge : settings) {
    const made = await compress(content, { params });
    if (smallest === undefined || made.length < smallest.length) smallest = made;
  }
  if (smallest === undefined) throw new Error("There is no way to compress");
  return smallest;
}

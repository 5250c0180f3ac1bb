import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, type InputType } from "node:zlib";

const compress = promisify(brotliCompress);

/** Which of them is the best differs from file to file, by a thousandth. */
const settings: readonly BrotliOptions["params"][] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

/** Compresses in several ways, and gives the shortest. */
export async function smallestBrotli(content: InputType): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const params of settings) {
    const made = await compress(content, { params });
    if (smallest === undefined || made.length < smallest.length) smallest = made;
  }
  if (smallest === undefined) throw new Error("There is no way to compress");
  return smallest;
}

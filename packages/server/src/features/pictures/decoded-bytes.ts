import type { Metadata } from "sharp";

/** How much libvips shrinks a jpeg while it reads it. */
const SHRINKS = [8, 4, 2] as const;
/** libvips reads a picture in strips where its file allows that. */
const STRIP_LINES = 256;
/** libjpeg keeps two bytes for each coefficient of a progressive jpeg until its last pass. */
const COEFFICIENT_BYTES = 2;

/**
 * Roughly how many bytes a picture takes while it is decoded and made smaller. An interlaced png and a
 * progressive jpeg are held whole, and so is what has to be turned; others pass line by line.
 * @param longerSide of what it is made into, in pixels
 */
export function decodedBytes(picture: Partial<Metadata>, longerSide: number): number {
  const { format, width = 0, height = 0, channels = 4, isProgressive = false } = picture;
  const sample = bytesOf(picture.depth);
  const shrink = format === "jpeg" ? shrinkOf(Math.max(width, height) / longerSide) : 1;
  const pixels = (width / shrink) * (height / shrink);
  const isTurned = (picture.orientation ?? 1) > 1;
  const isHeld = isTurned || (isProgressive && format !== "jpeg");
  const lines = isHeld ? pixels : (width / shrink) * Math.min(height / shrink, STRIP_LINES);
  const coefficients =
    isProgressive && format === "jpeg"
      ? width * height * planes(picture.chromaSubsampling, channels)
      : 0;
  return lines * channels * sample + coefficients * COEFFICIENT_BYTES;
}

/** How many whole planes the channels of a jpeg make together. */
function planes(subsampling: string | undefined, channels: number): number {
  if (channels === 3 && subsampling === "4:2:0") return 1.5;
  return channels === 3 && subsampling === "4:2:2" ? 2 : channels;
}

const shrinkOf = (factor: number): number => SHRINKS.find((shrink) => shrink <= factor) ?? 1;

function bytesOf(depth: string | undefined): number {
  if (depth === "ushort" || depth === "short") return 2;
  return depth === undefined || depth === "uchar" || depth === "char" ? 1 : 8;
}

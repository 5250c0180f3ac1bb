import sharp from "sharp";
import { serveFiles } from "../../media/serve-files.ts";
import { decodedBytes } from "./decoded-bytes.ts";
import type { DrawnPicture, PictureRequest } from "./drawn-picture.ts";

/** The longer side of what is kept, in pixels. */
const LONGER_SIDE = 1_600;
/** A jpeg has at most 65,535 pixels a side; more than any camera that stays under 10 MB. */
const MAX_PIXELS = 64_000_000;
/** The most bytes that a picture may hold while it is decoded. */
const MAX_DECODED = 120 * 1024 * 1024;
/** libvips and the program take some 120 MB; a picture takes up to twice what it unfolds to. */
const MAX_MEGABYTES = 640;

// Each file is read once, and memory grows with the number of threads.
sharp.cache(false);
sharp.concurrency(1);

/** More than that is heavy, whatever its file says in bytes. */
const LIGHT_DECODED = 24 * 1024 * 1024;

serveFiles<PictureRequest, DrawnPicture>(MAX_MEGABYTES, async ({ path, isHeavy }) => {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
    const held = decodedBytes(await sharp(path, options).metadata(), LONGER_SIDE);
    if (held > MAX_DECODED) return { fault: "too_large" };
    if (held > LIGHT_DECODED && !isHeavy) return { fault: "heavy" };
    const bytes = await sharp(path, options)
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: new Uint8Array(bytes) };
  } catch (cause) {
    return { fault: "unreadable", cause };
  }
});

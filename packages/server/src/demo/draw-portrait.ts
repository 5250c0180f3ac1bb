import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";

const SIDE = 640;
/** Enough for a card. */
const SMALL_SIDE = 400;

/** Draws a portrait on a quiet tint, as a png. The same seed always gives the same face. */
export function drawPortrait(seed: string, tint: string): Promise<Buffer> {
  const svg = createAvatar(notionists, { seed, size: SIDE, backgroundColor: [tint] }).toString();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Draws a portrait as it is kept, a small webp, in a fraction of the time. */
export function drawSmallPortrait(
  seed: string,
  tint: string,
  look: notionists.Options,
): Promise<Buffer> {
  const options = { ...look, seed, size: SMALL_SIDE, backgroundColor: [tint] };
  const svg = createAvatar(notionists, options).toString();
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
}

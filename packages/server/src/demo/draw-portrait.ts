import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";

const SIDE = 640;
/** Enough for a card. */
const SMALL_SIDE = 400;

/** Nobody's portrait looks glum or cross. */
const friendly: notionists.Options = {
  lips: [
    "variant03",
    "variant05",
    "variant06",
    "variant08",
    "variant14",
    "variant17",
    "variant22",
    "variant23",
    "variant25",
    "variant30",
  ],
  eyes: ["variant03", "variant04", "variant05"],
  brows: ["variant05", "variant08", "variant09", "variant10", "variant11"],
};

/** Draws a portrait on a quiet tint, as a png. The same seed always gives the same face. */
export function drawPortrait(
  seed: string,
  tint: string,
  look: notionists.Options = {},
): Promise<Buffer> {
  const options = { ...friendly, ...look, seed, size: SIDE, backgroundColor: [tint] };
  const svg = createAvatar(notionists, options).toString();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Draws a portrait as it is kept, a small webp, in a fraction of the time. */
export function drawSmallPortrait(
  seed: string,
  tint: string,
  look: notionists.Options,
): Promise<Buffer> {
  const options = { ...friendly, ...look, seed, size: SMALL_SIDE, backgroundColor: [tint] };
  const svg = createAvatar(notionists, options).toString();
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
}

import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";

const SIDE = 640;

/** Draws a portrait on a quiet tint, as a png. The same seed always gives the same face. */
export function drawPortrait(seed: string, tint: string): Promise<Buffer> {
  const svg = createAvatar(notionists, { seed, size: SIDE, backgroundColor: [tint] }).toString();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

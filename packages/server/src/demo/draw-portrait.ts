import { createAvatar, type Options } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp, { type Sharp } from "sharp";

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
  brows: ["variant01", "variant05", "variant11", "variant12"],
};

/** Draws a portrait on a quiet tint, as a png. The same seed always gives the same face. */
export function drawPortrait(
  seed: string,
  tint: string,
  look: notionists.Options = {},
): Promise<Buffer> {
  return draw({ ...look, seed, size: SIDE, backgroundColor: [tint] })
    .png()
    .toBuffer();
}

/** Draws a portrait as it is kept, a small webp, in a fraction of the time. */
export function drawSmallPortrait(
  seed: string,
  tint: string,
  look: notionists.Options,
): Promise<Buffer> {
  return draw({ ...look, seed, size: SMALL_SIDE, backgroundColor: [tint] })
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
}

const draw = (options: notionists.Options & Options): Sharp =>
  sharp(Buffer.from(createAvatar(notionists, { ...friendly, ...options }).toString()));

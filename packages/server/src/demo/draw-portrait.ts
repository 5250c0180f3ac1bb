import sharp, { type OutputInfo, type Sharp } from "sharp";
import { composePortrait } from "./compose-portrait.ts";
import type { Look } from "./looks.ts";

const SIDE = 640;
/** Enough for a card. */
const SMALL_SIDE = 512;

/** Draws a portrait in a quiet place, as a png. The same seed and look always give the same one. */
export const drawPortrait = async (seed: string, look: Look): Promise<Buffer> =>
  (await draw(seed, look, SIDE)).png().toBuffer();

/**
 * Draws a portrait as it is kept, a small webp, in a fraction of the time. With less quality the grain becomes
 * squares.
 */
export const drawSmallPortrait = async (seed: string, look: Look): Promise<Buffer> =>
  (await draw(seed, look, SMALL_SIDE)).webp({ quality: 88, effort: 1 }).toBuffer();

async function draw(seed: string, look: Look, side: number): Promise<Sharp> {
  const { data: input, info: raw } = await grain(side);
  return sharp(Buffer.from(composePortrait(seed, look, side))).composite([{ input, raw }]);
}

/** The cloudy grain of a print. A filter takes longer than all the rest, so it is drawn once. */
function grain(side: number): Promise<Grain> {
  const drawn =
    grains.get(side) ??
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<filter id="grain">
<feTurbulence type="fractalNoise" baseFrequency="${28 / side}" numOctaves="2" seed="3"/>
<feColorMatrix values="0 0 0 0 .17  0 0 0 0 .1  0 0 0 0 .19  0 0 0 .14 -.04"/>
</filter>
<rect width="100%" height="100%" filter="url(#grain)"/>
</svg>`),
    )
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  grains.set(side, drawn);
  return drawn;
}
const grains = new Map<number, Promise<Grain>>();

interface Grain {
  data: Buffer;
  info: OutputInfo;
}

import { join } from "node:path";
import sharp from "sharp";
import type { Picture } from "./draw-views.ts";
import type { Width } from "./options.ts";

/** Width of a picture on a sheet, and how much of its height is shown; px. */
const tiles: Record<Width, { width: number; height: number; columns: number }> = {
  360: { width: 288, height: 720, columns: 6 },
  768: { width: 432, height: 720, columns: 4 },
  1280: { width: 576, height: 640, columns: 3 },
};

const ROWS = 3;
const GAP = 16;
const CAPTION = 24;
const paper = "#8a8290";

/** Composes one picture of all views in one look, at a size that shows unevenness. @returns the files */
export async function composeSheets(
  pictures: readonly Picture[],
  from: string,
  to: string,
): Promise<string[]> {
  const byLook = Map.groupBy(
    pictures,
    ({ language, width, theme }) => `${language}-${width}-${theme}`,
  );
  const files: string[] = [];
  for (const [look, all] of byLook) {
    const max = tiles[all[0]?.width ?? 360].columns * ROWS;
    for (let start = 0; start < all.length; start += max) {
      const file = `${look}-${start / max + 1}.png`;
      await composeSheet(all.slice(start, start + max), from, join(to, file));
      files.push(file);
    }
  }
  return files;
}

async function composeSheet(
  pictures: readonly Picture[],
  from: string,
  file: string,
): Promise<void> {
  const tile = tiles[pictures[0]?.width ?? 360];
  const columns = Math.min(tile.columns, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const pitch = { x: tile.width + GAP, y: tile.height + CAPTION + GAP };
  const layers = await Promise.all(
    pictures.map(async ({ file: name, view, person }, index) => {
      const left = GAP + (index % columns) * pitch.x;
      const top = GAP + Math.floor(index / columns) * pitch.y;
      const shown = await shrink(join(from, name), tile);
      return [
        { input: captionOf(`${view.name} · ${person}`, tile.width), left, top },
        { input: shown, left, top: top + CAPTION },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + columns * pitch.x,
      height: GAP + rows * pitch.y,
      channels: 3,
      background: paper,
    },
  })
    .composite(layers.flat())
    .png({ palette: true })
    .toFile(file);
}

/** The upper part of a picture, at the size of its place. */
async function shrink(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { data, info } = await sharp(path)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= height) return data;
  return sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

const captionOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text y="17" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  );

import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import type { PersonName } from "./people.ts";
import { heights, type Look } from "./options.ts";
import { comeToRest, openView } from "./open-view.ts";
import { settle } from "./settle.ts";
import type { View } from "./views.ts";

/** A picture that was taken. */
export interface Picture extends Look {
  readonly view: View;
  readonly person: PersonName;
  /** Name in the folder of the pictures. */
  readonly file: string;
}

/** The maximal height of a page in a contact sheet, px. */
const MAX_HEIGHT = 2_800;

/** Opens a view in one language, and takes a picture in each of the looks. */
export async function drawView(
  page: Page,
  { view, person, looks, folder }: Drawing,
): Promise<Picture[]> {
  const [first] = looks;
  if (first === undefined) return [];
  await page.setViewportSize({ width: first.width, height: heights[first.width] });
  // The page before is one of the same site.
  await page.evaluate((lang) => localStorage.setItem("lang", lang), first.language);
  await openView(page, view);
  const pictures: Picture[] = [];
  for (const look of looks) {
    const { language, width, theme } = look;
    const file = `${view.name}--${person}--${language}-${width}-${theme}.webp`;
    await page.setViewportSize({ width, height: heights[width] });
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    // A larger page loads more.
    await comeToRest(page);
    await sharp(await take(page, width))
      .webp({ quality: 88 })
      .toFile(join(folder, file));
    pictures.push({ ...look, view, person, file });
  }
  return pictures;
}

interface Drawing {
  readonly view: View;
  readonly person: PersonName;
  /** Looks of one language. */
  readonly looks: readonly Look[];
  readonly folder: string;
}

/** The whole page, with what sticks to the edges of the window at the edges of the picture. */
async function take(page: Page, width: number): Promise<Buffer> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(needed, MAX_HEIGHT) });
  await settle(page);
  return page.screenshot();
}

/**
 * node tests/app-icons.ts
 *
 * Draws the icons of the installed app into `app/public`, from the theme and the mark: as it is for
 * computers, and on paper for home screens, which cut a shape of their own out of it.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { light } from "@gemel/theme/tokens";
import { chromium } from "playwright";
import { browserLaunch } from "./browser.ts";

const publicFolder = join(import.meta.dirname, "../app/public");

/** The icons. A home screen may cut off everything but the circle of four fifths in the middle. */
const icons = [
  { name: "icon-192.png", size: 192, rings: 0.94, onPaper: false },
  { name: "icon-512.png", size: 512, rings: 0.94, onPaper: false },
  { name: "icon-maskable-512.png", size: 512, rings: 0.62, onPaper: true },
  { name: "apple-touch-icon.png", size: 180, rings: 0.74, onPaper: true },
] as const;

const mark = (await readFile(join(publicFolder, "icon.svg"), "utf8")).replace(
  "0 0 64 64",
  "3 3 58 58",
);

const browser = await chromium.launch(await browserLaunch());
for (const { name, size, rings, onPaper } of icons) {
  const tab = await browser.newPage({
    viewport: { width: size, height: size },
    colorScheme: "light",
  });
  await tab.setContent(`<!doctype html><style>
body { margin: 0; height: 100vh; display: grid; place-items: center; ${onPaper ? `background: ${light.paper}` : ""} }
svg { width: ${100 * rings}vw }
</style>${mark}`);
  await tab.screenshot({ path: join(publicFolder, name), omitBackground: !onPaper });
  await tab.close();
}
await browser.close();

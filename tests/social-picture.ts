/**
 * node tests/social-picture.ts
 *
 * Draws the preview of a link to Gemel, `app/public/social.png`, from the theme and the
 * mark. It says no word but the name, so that one picture serves every language.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { light } from "@gemel/theme/tokens";
import { chromium } from "playwright";
import { browserLaunch } from "./browser.ts";

const publicFolder = join(import.meta.dirname, "../app/public");
const serif = createRequire(join(import.meta.dirname, "../packages/theme/package.json")).resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
);

const mark = (await readFile(join(publicFolder, "icon.svg"), "utf8"))
  .replace("0 0 64 64", "3 12 58 40")
  .replace('stroke-width="6"', 'stroke-width="2.2"')
  // Thinner lines need a longer piece of the ring that lies above.
  .replace(/ d="[^"]+"/, ' d="M29.19 19.77A17 17 0 0 1 35.19 16.03"');
const font = (await readFile(serif)).toString("base64");

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: serif-of-ours; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${light.paper} }
p { position: absolute; margin: 0; left: 92px; bottom: 84px; font: 450 176px/1 serif-of-ours; letter-spacing: -0.02em; color: ${light.ink} }
svg { position: absolute; width: 470px; right: 88px; top: 84px }
</style><p>Gemel</p>${mark}`;

const browser = await chromium.launch(await browserLaunch());
const context = await browser.newContext({
  viewport: { width: 1200, height: 630 },
  colorScheme: "light",
});
const tab = await context.newPage();
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
await tab.screenshot({ path: join(publicFolder, "social.png") });
await browser.close();

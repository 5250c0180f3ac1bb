import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@gemel/command/run-command";
import { type Browser, chromium } from "playwright";
import ensureBuild from "../../app/scripts/ensure-build.ts";
import { browserLaunch } from "../browser.ts";
import { Backend } from "../e2e/support/backend.ts";
import { addDemoData } from "../e2e/support/demo-data.ts";
import { contactPage } from "./contact-page.ts";
import { drawMails } from "./draw-mails.ts";
import { drawView, type Picture } from "./draw-views.ts";
import { letIn } from "./let-in.ts";
import { commandLine, looksOf, type Options, readOptions } from "./options.ts";
import { mailsPath, personNames } from "./people.ts";
import { composeSheets } from "./sheets.ts";
import { viewsOf } from "./views.ts";

const home = join(import.meta.dirname, "../../screens");
const [pictureFolder, sheetFolder] = [join(home, "pictures"), join(home, "sheets")];

async function drawAll(browser: Browser, url: string, options: Options): Promise<Picture[]> {
  const isWanted = (path: string): boolean =>
    options.routes.length === 0 || options.routes.includes(path);
  const allLooks = looksOf(options);
  const byLanguage = [...Map.groupBy(allLooks, ({ language }) => language).values()];
  const pictures = isWanted(mailsPath) ? await drawMails(browser, allLooks, pictureFolder) : [];
  for (const person of personNames) {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: "reduce",
      locale: "en",
    });
    const conversations = await letIn(context, person);
    const page = await context.newPage();
    await page.goto("/icon.svg");
    const views = viewsOf(person, conversations).filter(({ path }) => isWanted(path));
    for (const view of views) {
      for (const looks of byLanguage) {
        pictures.push(...(await drawView(page, { view, person, looks, folder: pictureFolder })));
      }
    }
    console.log(`${person}: ${views.length} views, ${pictures.length} pictures so far`);
    await context.close();
  }
  return pictures;
}

await runCommand(commandLine, async (given) => {
  const options = readOptions(given);
  await ensureBuild();
  await rm(home, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
  await mkdir(sheetFolder);
  const backend = await Backend.start({ DEMO: "on" }, addDemoData);
  const browser = await chromium.launch(await browserLaunch());
  try {
    const pictures = await drawAll(browser, backend.url, options);
    await writeFile(join(home, "index.html"), contactPage(pictures));
    const sheets = await composeSheets(pictures, pictureFolder, sheetFolder);
    console.log(`${pictures.length} pictures and ${sheets.length} sheets in ${home}`);
    return pictures.length === 0 ? 1 : 0;
  } finally {
    await browser.close();
    await backend.dispose();
  }
});

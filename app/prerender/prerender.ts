import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales, partialLocales } from "@gemel/i18n/locales";
import { build, type LogLevel } from "vite";
import { appRoot, dist } from "../scripts/paths.ts";
import { composePage } from "./compose-page.ts";
import { webManifest } from "./web-manifest.ts";

type ServerEntry = typeof import("../entry-server.tsx");

/** Beside the files that are served as they are: what begins with a dot is not. */
const pagesFolder = join(dist, ".pages");
const serverFolder = join(dist, ".vite", "server");

/**
 * Makes the public pages in every language from the built app, as
 * `app/dist/.pages/<language>/<name>.html`: the server writes addresses into them and sends the
 * requested one. Makes `app.webmanifest` as well.
 */
export async function prerender(logLevel: LogLevel, notify: (step: string) => void): Promise<void> {
  notify("2 of 3: what draws the public pages");
  const { paths, renderPage, describeGemel } = await buildServerEntry(logLevel);
  notify("3 of 3: the public pages, in every language");
  const shell = await readFile(join(dist, "index.html"), "utf8");
  for (const locale of [...locales, ...partialLocales]) {
    await mkdir(join(pagesFolder, locale), { recursive: true });
    for (const path of paths) {
      const { head, body } = await renderPage(path, locale);
      const page = composePage(shell, {
        path,
        locale,
        head: head + (await preloads(path)),
        body,
      });
      const name = path === "/" ? "index" : path.slice(1);
      await writeFile(join(pagesFolder, locale, `${name}.html`), page);
    }
  }
  const descriptions = locales.map(async (locale) => [locale, await describeGemel(locale)]);
  const manifest = webManifest(Object.fromEntries(await Promise.all(descriptions)));
  await writeFile(join(dist, "app.webmanifest"), manifest);
  await rm(serverFolder, { recursive: true });
}

async function buildServerEntry(logLevel: LogLevel): Promise<ServerEntry> {
  await build({
    root: appRoot,
    mode: "production",
    logLevel,
    build: {
      ssr: "entry-server.tsx",
      outDir: serverFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
    },
  });
  return import(pathToFileURL(join(serverFolder, "entry-server.js")).href);
}

/** The italic of the front page's title, so that it does not arrive late. */
async function preloads(path: string): Promise<string> {
  if (path !== "/") return "";
  const files = await readdir(join(dist, "assets"));
  const italic = files.find((file) => /^newsreader-latin-opsz-italic.*\.woff2$/.test(file));
  if (!italic) throw new Error("The build has no italic");
  return `<link rel="preload" as="font" type="font/woff2" href="/assets/${italic}" crossorigin>`;
}

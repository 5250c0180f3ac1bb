import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "terser";
import type { Plugin } from "vite";

const path = "/first-paint.js";
const source = join(import.meta.dirname, "../first-paint.js");

/**
 * Serves `app/first-paint.js` as a file of its own, made small: it is no module, because a module
 * would run after the first paint. A build has its content in its name, as it has of all scripts, so
 * that no page runs another version's.
 */
export function firstPaint(): Plugin {
  let built = path;
  return {
    name: "gemel:first-paint",
    configureServer({ middlewares }) {
      middlewares.use(path, async (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(await readFile(source));
      });
    },
    async buildStart() {
      const { config, mode } = this.environment;
      if (mode !== "build" || config.build.ssr) return;
      const { code } = await minify(await readFile(source, "utf8"), { ecma: 2020 });
      if (code === undefined) throw new Error("first-paint.js became nothing");
      const file = this.emitFile({ type: "asset", name: path.slice(1), source: code });
      built = `/${this.getFileName(file)}`;
    },
    transformIndexHtml: (html) => html.replace(path, built),
  };
}

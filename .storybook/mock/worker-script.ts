import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileName = "mockServiceWorker.js";

/** First of all its listeners: code, texts and pictures take no way through the page, which has no answer to them. */
const onlyCalls = `addEventListener("fetch", (event) => {
  if (!new URL(event.request.url).pathname.startsWith("/api/")) event.stopImmediatePropagation();
});
`;

const readScript = async () =>
  onlyCalls + (await readFile(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), "utf8"));

/** Serves the service worker of MSW from its package, so that no copy of it can grow old. */
export function workerScript(): Plugin {
  return {
    name: "gemel:worker-script",
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        readScript().then((script) => {
          response.setHeader("Content-Type", "text/javascript").end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await readScript() });
    },
  };
}

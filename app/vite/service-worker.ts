import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { shellFiles } from "./shell-files.ts";

const manifestFile = join(import.meta.dirname, "../dist/.vite/manifest.json");

/**
 * Makes `sw.js`, which keeps the app's own files and nothing else: no answer of `/api`, no socket, no
 * page. A page always comes from the network, in the language that the server chooses for it; only
 * without a network does the app open from its shell, and say so.
 *
 * A new version takes over at once. Versions do not mix: every kept file has a hash of its content in its
 * name, so that an older page gets its own files or none, and then requests a newer page by itself
 * (`use-recovery.ts`).
 */
export const serviceWorker = (): Plugin[] =>
  VitePWA({
    // The manifest is made with the pages, and the app registers the worker when it is at rest.
    manifest: false,
    injectRegister: false,
    workbox: {
      globPatterns: ["index.html", "icon.svg", "assets/*.{js,css,woff2}"],
      manifestTransforms: [
        async (entries) => {
          const files = shellFiles(JSON.parse(await readFile(manifestFile, "utf8")) as Manifest);
          const isShell = (url: string): boolean =>
            files.has(url) || /^(index\.html|icon\.svg|assets\/first-paint-.*)$/.test(url);
          return { manifest: entries.filter(({ url }) => isShell(url)) };
        },
      ],
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // `/` is a page that the server chooses, not `index.html`.
      directoryIndex: null,
      ignoreURLParametersMatching: [],
      navigateFallback: null,
      navigationPreload: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin &&
            request.mode === "navigate" &&
            !/^\/(api|ws|dev|healthz|readyz)(\/|$)/.test(url.pathname),
          handler: "NetworkOnly",
          options: { precacheFallback: { fallbackURL: "index.html" } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
          handler: "CacheFirst",
          options: {
            cacheName: "assets",
            cacheableResponse: { statuses: [200] },
            // Files of pages that were opened. The oldest are removed: in the end, those of an older version.
            expiration: { maxEntries: 250 },
          },
        },
      ],
    },
  });

import { join } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { locales } from "@gemel/i18n/locales";
import { gemelMessages } from "@gemel/i18n/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { contextsApart } from "./vite/contexts-apart.ts";
import { fileGroups } from "./vite/file-groups.ts";
import { firstPaint } from "./vite/first-paint.ts";
import { installable } from "./vite/installable.ts";
import { preloadFonts } from "./vite/preload-fonts.ts";
import { rewriteDependencies } from "./vite/rewrites.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { shortClassNames } from "./vite/short-class-names.ts";
import { shortErrors } from "./vite/short-errors.ts";
import { smallestBrotli } from "./vite/smallest-brotli.ts";

/** Set by `scripts/build.ts`. */
const isBuild = process.env["SHORT_TOKEN_NAMES"] === "on";

const backend = process.env["BACKEND_URL"] ?? "http://127.0.0.1:3001";

/** Off, because on a slow machine Rolldown reports plugin times as a warning. */
const checks = { bundlerTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(isBuild ? { identifiers: shortClassNames() } : {}),
    gemelMessages(),
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: "pre" },
    rewriteDependencies(),
    contextsApart(),
    shortErrors(),
    firstPaint(),
    preloadFonts(),
    installable(),
    compression({ algorithms: [defineAlgorithm(smallestBrotli)], filename: "[path][base].br" }),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // The Markdown parser's own makes HTML of a text, which the content security policy refuses.
      {
        find: "decode-named-character-reference",
        replacement: join(import.meta.dirname, "shell/decode-named-character-reference.ts"),
      },
      // React 19 has the hook itself; the shims are for older ones.
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        // A third makes it longer after brotli.
        passes: 2,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        // Longer before brotli, shorter after it.
        hoist_vars: true,
      },
      format: { comments: false },
    },
    // All styles together are smaller than the requests for their parts.
    cssCodeSplit: false,
    rolldownOptions: {
      checks,
      output: {
        // The fewest that Rolldown takes for this many files; each more is in the first file many times.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: fileGroups,
        },
      },
    },
  },
  worker: { rolldownOptions: { checks } },
  server: {
    port: Number(process.env["PORT"] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/ws", "/dev/outbox", "/readyz"].map((path) => [
        path,
        { target: backend, ws: path === "/api" || path === "/ws" },
      ]),
    ),
  },
});

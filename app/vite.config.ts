import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { locales } from "@gemel/i18n/locales";
import { gemelMessages } from "@gemel/i18n/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { preloadFonts } from "./vite/preload-fonts.ts";
import { pureComponents } from "./vite/pure-components.ts";

const backend = process.env["BACKEND_URL"] ?? "http://127.0.0.1:3001";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    gemelMessages(),
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: "pre" },
    pureComponents(),
    preloadFonts(),
    compression({ algorithms: [defineAlgorithm("brotliCompress")] }),
  ],
  resolve: {
    // React 19 has the hook itself; the shims are for older ones.
    alias: [
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
      compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true },
      format: { comments: false },
    },
    // All styles together are smaller than the requests for their parts.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The fewest that Rolldown takes for this many files; each more is in the first file many times.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          // What every page needs is one file, and what every form needs another: many small ones
          // compress worse.
          groups: [
            { name: "frame", tags: ["$initial"], priority: 2 },
            {
              name: "pages",
              test: /[\\/](layout[\\/](Card|Inline|Stack)[\\/]|circle-exclamation-point)/,
              priority: 1,
            },
            {
              name: "forms",
              test: /(FormPage|Login|text-link)\.tsx$|[\\/]forms[\\/](Form|TextField|PasswordField)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env["PORT"] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/ws", "/dev/outbox"].map((path) => [
        path,
        { target: backend, ws: path !== "/dev/outbox" },
      ]),
    ),
  },
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

// Without isolation, the browser rounds its clock to a tenth of a millisecond.
const headers = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

/** Builds the page of the candidates for production, into a temporary folder, and serves it. */
export async function servePage() {
  const outDir = await mkdtemp(join(tmpdir(), "gemel-bench-page-"));
  const root = join(import.meta.dirname, "page");
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [react(), vanillaExtractPlugin(), gemelMessages()],
    build: { outDir, emptyOutDir: true, target: "es2022" },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: "warn",
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, headers },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The page is not served");
  return {
    url,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

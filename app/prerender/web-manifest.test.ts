import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webManifest } from "./web-manifest.ts";

const manifest: unknown = JSON.parse(webManifest({ en: "A letter", de: "Ein Brief" }));

test("installs one app, which describes itself in every language", () => {
  expect(manifest).toMatchObject({
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    name: "Gemel",
    lang: "en",
    description: "A letter",
    description_localized: { de: "Ein Brief" },
  });
});

test("names icons that are there", () => {
  const { icons } = manifest as { icons: { src: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src } of icons)
    expect(existsSync(join(import.meta.dirname, "../public", src)), src).toBe(true);
});

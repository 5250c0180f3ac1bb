import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";
import { bundles } from "./bundles.ts";
import { locales, partialLocales } from "./locales.ts";
import { gemelMessages } from "./vite-plugin.ts";

const entry: Plugin = {
  name: "entry",
  resolveId: (id) => (id === "virtual:entry" ? id : null),
  load: (id) =>
    id === "virtual:entry"
      ? 'import { I18nProvider, loadMessages } from "@gemel/i18n"; console.log(I18nProvider, loadMessages("fr", ["core"]));'
      : null,
};

let chunks: Rolldown.OutputChunk[];

beforeAll(async () => {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    plugins: [entry, gemelMessages()],
    build: { write: false, rolldownOptions: { input: "virtual:entry" } },
  })) as Rolldown.RolldownOutput;
  chunks = output.output.filter((part) => part.type === "chunk");
}, 60_000);

const named = (name: string) => chunks.filter((chunk) => chunk.name === name);

test("each language and bundle is a file of its own, loaded on demand", () => {
  for (const locale of [...locales, ...partialLocales]) {
    for (const bundle of Object.keys(bundles)) {
      const [chunk, ...more] = named(`messages-${bundle}-${locale}`);
      expect(more).toEqual([]);
      expect(chunk?.isDynamicEntry).toBe(true);
    }
  }
  expect(named("messages-core-fr")[0]?.code).toContain("Crée ton profil");
});

test("the entry carries no text of any language", () => {
  const code = chunks.find((chunk) => chunk.isEntry)?.code;
  expect(code).toContain("messages-core-fr");
  expect(code).not.toMatch(/Crée ton profil|Create your profile/);
});

test("the ICU parser, mails and the pseudo-locale stay out", () => {
  const code = chunks.map((chunk) => chunk.code).join("\n");
  expect(code).toContain("uncompiled message");
  expect(code).not.toMatch(/EXPECT_ARGUMENT|mail\.verify/);
  expect(chunks.filter((chunk) => chunk.name.endsWith("en-XA"))).toEqual([]);
});

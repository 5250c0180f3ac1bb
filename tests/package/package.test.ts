import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installPackages, type Consumer } from "./consumer.ts";

/** Bytes of JavaScript after gzip, React left out. */
const buttonLimit = 16_000;

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackages("ui");
}, 120_000);

afterAll(() => consumer.remove());

type Files = Rolldown.OutputBundle[string][];

const scriptsOf = (files: Files): string =>
  files.map((file) => (file.type === "chunk" ? file.code : "")).join("");

const stylesOf = (files: Files): string =>
  files
    .map((file) => (file.fileName.endsWith(".css") && "source" in file ? String(file.source) : ""))
    .join("");

const modulesOf = (files: Files): string[] =>
  files
    .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);

const entryNames = (): string[] =>
  Object.keys(consumer.manifest.exports)
    .filter((subpath) => !subpath.includes(".", 1))
    .map((subpath) => subpath.slice(2));

const importAll = (): string =>
  entryNames()
    .map((name) => `export * as ${name} from "@gemel/ui/${name}";`)
    .join("\n");

test("the manifest says for which Node and React the package is", () => {
  expect(consumer.manifest).toMatchObject({
    engines: { node: ">=22" },
    peerDependencies: { react: ">=19.2", "react-dom": ">=19.2" },
  });
});

describe("a consumer in TypeScript", () => {
  const check = async (program: string): Promise<string> => {
    await consumer.write("program.tsx", program);
    await consumer.write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          target: "ES2024",
          module: "ESNext",
          moduleResolution: "Bundler",
          jsx: "react-jsx",
          strict: true,
          noEmit: true,
          types: [],
        },
        files: ["program.tsx"],
      }),
    );
    return consumer.run("tsc", "-p", ".");
  };

  test("gets types of every entry that need nothing undeclared", async () => {
    expect(await check(importAll())).toBe("");
  });

  test("gives the components texts of a language of its own", async () => {
    const own = `import { TextsProvider } from "@gemel/ui/TextsProvider";
      const texts = { "ui.button.pending": [{ type: 0, value: "Um momento" }] };
      export const page = <TextsProvider locale="pt-BR" texts={texts}>{null}</TextsProvider>;`;
    expect(await check(own)).toBe("");
  });

  test("gets an error for a wrong prop", async () => {
    const wrong = `import { Button } from "@gemel/ui/Button";
      export const page = <Button kind="loud">Save</Button>;`;
    await expect(check(wrong)).rejects.toThrow(/"loud"' is not assignable to type/);
  });
});

test("a language of the host's own: its texts are translated from a file", async () => {
  const own = { "ui.button.pending": [{ type: 0, value: "Um momento" }] };
  await consumer.write("own.json", JSON.stringify(own));
  await consumer.write(
    "own.js",
    `import { createElement as h } from "react";
    import { renderToString } from "react-dom/server";
    import { Button } from "@gemel/ui/Button";
    import { TextsProvider } from "@gemel/ui/TextsProvider";
    import source from "@gemel/ui/texts/en.json" with { type: "json" };
    import texts from "./own.json" with { type: "json" };
    const button = h(Button, { isPending: true }, "Guardar");
    console.log(source["ui.button.pending"].defaultMessage);
    console.log(renderToString(h(TextsProvider, { locale: "pt-BR", texts }, button)));`,
  );
  expect(await consumer.run("node", "own.js")).toMatch(/^Please wait\n.*aria-label="Um momento"/);
});

describe("a bundle", () => {
  test("of the Button is light and holds no other component", async () => {
    await consumer.write("button.js", `export { Button } from "@gemel/ui/Button";`);
    const files = await consumer.bundle("button.js");
    const bytes = gzipSync(scriptsOf(files), { level: 9 }).length;
    console.log(`Button: ${bytes} bytes of JavaScript after gzip`);
    expect.soft(bytes).toBeLessThanOrEqual(buttonLimit);
    const own = modulesOf(files).flatMap((id) => id.split("/@gemel/ui/")[1] ?? []);
    expect(own.filter((file) => !/^vendor\/|\.css$/.test(file)).toSorted()).toEqual([
      "Button.js",
      "i18n/use-intl.js",
      "theme/variants.js",
      "ui/actions/Button/Button.css.js",
      "ui/actions/Button/PendingMark.js",
      "ui/brand/Rings/ring-geometry.js",
      "ui/feedback/Spinner/RingsInMotion.css.js",
      "ui/feedback/Spinner/RingsInMotion.js",
    ]);
  });

  test("of the Button has its styles in our layer and those of no other component", async () => {
    await consumer.write("button.js", `export { Button } from "@gemel/ui/Button";`);
    await consumer.write("card.js", `export { Card } from "@gemel/ui/Card";`);
    const [button, card] = [
      stylesOf(await consumer.bundle("button.js")),
      stylesOf(await consumer.bundle("card.js")),
    ];
    expect(button).toMatch(/@layer gemel\.components\s*\{/);
    const classes = (css: string): string[] =>
      css.replaceAll(/gemel\.\w+/g, "").match(/\.[a-z_]\w*(?=[\s{:,[])/g) ?? [];
    expect(classes(card).length).toBeGreaterThan(0);
    expect(classes(button).filter((name) => classes(card).includes(name))).toEqual([]);
  });

  test("of what is imported but not used is empty", async () => {
    await consumer.write(
      "nothing.js",
      `${entryNames()
        .filter((name) => name !== "styles")
        .map((name) => `import "@gemel/ui/${name}"; import * as ${name} from "@gemel/ui/${name}";`)
        .join("\n")}`,
    );
    const files = await consumer.bundle("nothing.js");
    expect(scriptsOf(files).trim()).toBe("");
    expect(stylesOf(files)).toBe("");
  });

  test("of the styles has the reset, the themes and the fonts", async () => {
    await consumer.write("styles.js", `import "@gemel/ui/styles";`);
    const files = await consumer.bundle("styles.js");
    for (const part of ["@layer gemel.reset", "--color-garnet", "@font-face"])
      expect.soft(stylesOf(files)).toContain(part);
  });
});

test("the tokens come as files", async () => {
  const names = ["gemel.css", "gemel.resolver.json", "theme/dark.tokens.json"];
  const urls = JSON.stringify(names.map((name) => `@gemel/ui/tokens/${name}`));
  await consumer.write(
    "tokens.js",
    `import { readFileSync } from "node:fs";
    for (const name of ${urls}) console.log(readFileSync(new URL(import.meta.resolve(name)), "utf8").length > 0);`,
  );
  expect(await consumer.run("node", "tokens.js")).toBe("true\ntrue\ntrue\n");
});

test("a bundler of React Server Components finds the styles, which Node alone leaves out", async () => {
  await consumer.write("layout.js", `import "@gemel/ui/styles"; console.log("loaded");`);
  expect(await consumer.run("node", "layout.js")).toBe("loaded\n");
  // Node cannot read CSS: that it tries to shows what a bundler, which can, is given.
  await expect(consumer.run("node", "--conditions=react-server", "layout.js")).rejects.toThrow(
    /Unknown file extension "\.css"/,
  );
});

test("every component begins the client of a page on a server, which loads texts without React", async () => {
  const begins = await Promise.all(
    entryNames().map(async (name) => [
      name,
      (await consumer.read(name)).startsWith(`"use client";`),
    ]),
  );
  expect(begins.filter(([, isClient]) => isClient === false).flat()).toEqual([
    "loadTexts",
    false,
    "styles",
    false,
  ]);
  await consumer.write(
    "texts.js",
    `import { loadTexts } from "@gemel/ui/loadTexts"; console.log(typeof (await loadTexts("de")));`,
  );
  expect(await consumer.run("node", "--conditions=react-server", "texts.js")).toBe("object\n");
});

describe("Node, without a bundler and without a document", () => {
  test("loads every entry and renders in the language asked for", async () => {
    await consumer.write("all.js", importAll());
    await consumer.write(
      "server.js",
      `import { createElement as h } from "react";
      import { renderToString } from "react-dom/server";
      import { Button, loadTexts, TextsProvider } from "./all.js";
      const texts = await loadTexts.loadTexts("de");
      const button = h(Button.Button, { isPending: true }, "Speichern");
      const page = h(TextsProvider.TextsProvider, { locale: "de", texts }, button);
      console.log(renderToString(page));`,
    );
    const html = await consumer.run("node", "server.js");
    expect(html).toContain("Speichern");
    expect(html).toContain('aria-label="Einen Moment"');
  });
});

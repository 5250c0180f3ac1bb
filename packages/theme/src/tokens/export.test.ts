import { readFile } from "node:fs/promises";
import {
  defineConfig,
  Logger,
  parse,
  RECOMMENDED_CONFIG,
  type ConfigInit,
  type ParseResult,
} from "@terrazzo/parser";
import { describe, expect, it } from "vitest";
import { generate, readCommitted } from "../../scripts/generate.ts";
import { densityNames, paletteNames } from "../theme-names.ts";
import { tokensOf } from "./theme-tokens.ts";

const files = generate();
const jsonPaths = Object.keys(files).filter((path) => path.endsWith(".json"));
const folder = new URL("../../tokens/", import.meta.url);

const rules: ConfigInit["lint"]["rules"] = {
  ...RECOMMENDED_CONFIG,
  // Terrazzo lets em pass, the format does not.
  "core/valid-dimension": ["error", { allowedUnits: ["px", "rem"] }],
};

/** Terrazzo reads the format and its resolver on its own; it throws where a file breaks a rule. */
function read(path: string, src: string | undefined = files[path]): Promise<ParseResult> {
  const logger = new Logger({ level: "silent" });
  const config = defineConfig({ lint: { rules } }, { cwd: folder, logger });
  const filename = new URL(path, folder);
  return parse([{ filename, src: src ?? "" }], {
    config,
    logger,
    req: (url) => readFile(url, "utf8"),
  });
}

interface Tree {
  readonly [name: string]: string | Tree;
}

/** `color.trait.openness` and its CSS text, for every token. */
const leaves = (tree: Tree, path: readonly string[] = []): [id: string, css: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string"
      ? [[[...path, name].join("."), value]]
      : leaves(value, [...path, name]),
  );

it.each(Object.keys(files))("tokens/%s is what the tokens say", async (path) => {
  // Out of date? Run `npm run generate`.
  expect(await readCommitted(path)).toBe(files[path]);
});

it.each(jsonPaths)("tokens/%s is valid by itself", async (path) => {
  expect(Object.keys((await read(path)).tokens)).not.toEqual([]);
});

describe("the resolver", async () => {
  const { resolver } = await read("gemel.resolver.json");
  const modes = densityNames.flatMap((density) =>
    paletteNames.map((theme) => ({ theme, density })),
  );

  it("has every theme in every density, light and comfortable unless asked", () => {
    expect(resolver.listPermutations?.()).toEqual(modes);
    const values = (input: Record<string, string>) =>
      Object.values(resolver.apply(input)).map(({ id, $value }) => [id, $value]);
    expect(values({})).toEqual(values({ theme: "light", density: "comfortable" }));
  });

  it.each(modes)("gives every token in $theme, $density", ({ theme, density }) => {
    const tokens = resolver.apply({ theme, density });
    const expected = leaves(tokensOf(theme, density));
    expect(Object.keys(tokens).toSorted()).toEqual(expected.map(([id]) => id).toSorted());
    expect(Object.values(tokens).filter(({ $type }) => !$type)).toEqual([]);
    const hex = expected.filter(([, css]) => css.startsWith("#"));
    const opaque = hex.map(([id, css]) => [id, css.slice(0, 7).toLowerCase()]);
    expect(opaque.map(([id = ""]) => [id, tokens[id]?.$value])).toEqual(
      opaque.map(([id, css]) => [id, expect.objectContaining({ hex: css })]),
    );
    expect(tokens["control.height"]?.$value).toEqual({
      value: density === "compact" ? 2.5 : 3,
      unit: "rem",
    });
    expect(tokens["shadow.raised"]?.$value).toEqual([
      expect.objectContaining({ color: tokens["color.shadow"]?.$value }),
      expect.objectContaining({ color: tokens["color.shadow"]?.$value }),
    ]);
  });

  it("says what the format cannot", () => {
    const { "size.hero": hero, "tracking.tight": tight } = resolver.apply({});
    expect([hero?.$value, hero?.$description, hero?.$extensions]).toEqual([
      { value: 4, unit: "rem" },
      "The value is that of a window 1280 px wide and more. It falls evenly to 2.5 rem at 360 px.",
      { "example.gemel": { css: "clamp(2.5rem, 1.913rem + 2.6087vw, 4rem)" } },
    ]);
    expect([tight?.$value, tight?.$extensions]).toEqual([
      -0.02,
      { "example.gemel": { css: "-0.02em" } },
    ]);
  });
});

it("has every token of `vars` in gemel.css", () => {
  const kebab = (id: string) =>
    `--${id.replaceAll(".", "-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const declared = new Set(files["gemel.css"]?.match(/--[\w-]+(?=:)/g));
  const names = leaves(tokensOf("light", "comfortable")).map(([id]) => kebab(id));
  expect([...declared].toSorted()).toEqual(names.toSorted());
});

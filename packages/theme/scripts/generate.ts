import { readFile, writeFile } from "node:fs/promises";
import { resolver, tokenFiles } from "./dtcg/token-files.ts";
import { themeRules, type ThemeRule } from "../src/theme-rules.ts";

const propertyOf = (variable: string): string => variable.replace(/^var\((.+)\)$/, "$1");

const lowerCaseColors = (value: string): string =>
  value.replaceAll(/#[\da-f]+/gi, (color) => color.toLowerCase());

const declarationsOf = ({ colorScheme, vars = {} }: ThemeRule): [string, string][] => [
  ...(colorScheme ? [["color-scheme", colorScheme] satisfies [string, string]] : []),
  ...Object.entries(vars).map(([variable, value]): [string, string] => [
    propertyOf(variable),
    lowerCaseColors(value),
  ]),
];

function ruleText(rule: ThemeRule, indent: string): string {
  const selector = rule.selector.replaceAll(", ", `,\n${indent}`);
  const lines = declarationsOf(rule).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}

const header = `/*
 * The design tokens of Gemel as CSS variables. Generated: npm run generate.
 *
 * On the root element, data-theme is light, dark or more-contrast (without it the device decides)
 * and data-density is comfortable or compact. A device that asks for more contrast gets it in any
 * theme. The fonts are not in here: Newsreader Variable and Figtree Variable, from Fontsource.
 */`;

/** The rules of the theme layer as plain CSS. */
const cssFile = (): string =>
  [
    header,
    ...themeRules.map((rule) =>
      rule.media ? `@media ${rule.media} {\n${ruleText(rule, "  ")}\n}` : ruleText(rule, ""),
    ),
    "",
  ].join("\n");

const committed = (path: string) => new URL(`../tokens/${path}`, import.meta.url);

/** Lists of plain values on one line, as the formatter wants them. */
const toJson = (value: object): string =>
  `${JSON.stringify(value, undefined, 2).replaceAll(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_list, items: string) => `[${items.replaceAll(/,\s+/g, ", ")}]`,
  )}\n`;

/** The exported files by their path under `tokens/`. */
export function generate(): Record<string, string> {
  const documents = { "gemel.resolver.json": resolver(), ...tokenFiles() };
  return {
    ...Object.fromEntries(Object.entries(documents).map(([path, json]) => [path, toJson(json)])),
    "gemel.css": cssFile(),
  };
}

/** An exported file as it is committed. */
export const readCommitted = (path: string): Promise<string> => readFile(committed(path), "utf8");

if (import.meta.main) {
  for (const [path, text] of Object.entries(generate())) await writeFile(committed(path), text);
}

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
export const cssFile = (): string =>
  [
    header,
    ...themeRules.map((rule) =>
      rule.media ? `@media ${rule.media} {\n${ruleText(rule, "  ")}\n}` : ruleText(rule, ""),
    ),
    "",
  ].join("\n");

import { densityNames, paletteNames } from "../../src/theme-names.ts";
import {
  colorDescriptions,
  colorGroupDescriptions,
  groupDescriptions,
} from "../../src/tokens/descriptions.ts";
import { scale } from "../../src/tokens/scale-tokens.ts";
import { shadowsOf } from "../../src/tokens/shadow-tokens.ts";
import { densities, palettes, type ThemeTokens } from "../../src/tokens/theme-tokens.ts";
import { readers, type TokenType } from "./read-css.ts";

const contexts = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ $ref: `${folder}/${name}.tokens.json` }]]));

/** The resolver document: which files make up the tokens of a theme and a density. */
export const resolver = () => ({
  $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
  name: "Gemel",
  version: "2025.10",
  description: "The design tokens of Gemel: one scale, four themes and two densities.",
  sets: {
    scale: {
      description: "The same in every theme and density.",
      sources: [{ $ref: "scale.tokens.json" }],
    },
  },
  modifiers: {
    theme: {
      description:
        "Colours and shadows. Choose more-contrast where the device or the person asks for it: text has 7 to 1 there, 4.5 to 1 elsewhere.",
      contexts: contexts("theme", paletteNames),
      default: "light",
    },
    density: {
      description: "How tall and wide controls are. Compact is for a mouse and many rows.",
      contexts: contexts("density", densityNames),
      default: "comfortable",
    },
  },
  resolutionOrder: [
    { $ref: "#/sets/scale" },
    { $ref: "#/modifiers/theme" },
    { $ref: "#/modifiers/density" },
  ],
});

interface Tokens {
  readonly [name: string]: string | Tokens;
}

const types: Readonly<Record<keyof ThemeTokens, TokenType>> = {
  color: "color",
  font: "fontFamily",
  size: "dimension",
  leading: "number",
  tracking: "number",
  weight: "fontWeight",
  space: "dimension",
  measure: "dimension",
  radius: "dimension",
  motion: "duration",
  easing: "cubicBezier",
  layer: "number",
  control: "dimension",
  shadow: "shadow",
};

/** Descriptions of groups and tokens below the first level, by name. */
const descriptions: Readonly<Record<string, string>> = {
  ...colorDescriptions,
  ...colorGroupDescriptions,
};

function toToken(type: TokenType, css: string): object {
  const { $value, $description } = readers[type](css);
  if (!$description) return { $value };
  return { $description, $value, $extensions: { "example.gemel": { css } } };
}

const toTokens = (type: TokenType, tokens: Tokens): object =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      typeof token === "string" ? toToken(type, token) : toTokens(type, token),
    ]),
  );

const withDescriptions = (tokens: object): object =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const $description = descriptions[name];
      return [name, $description ? { $description, ...token } : token];
    }),
  );

function toGroup(name: keyof ThemeTokens, tokens: Tokens): object {
  const inner = toTokens(types[name], tokens);
  return {
    $type: types[name],
    $description: groupDescriptions[name],
    ...(name === "color" ? withDescriptions(inner) : inner),
  };
}

const toFile = (description: string, groups: Partial<Record<keyof ThemeTokens, Tokens>>) => ({
  $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
  $description: description,
  ...Object.fromEntries(
    Object.entries(groups).map(([name, tokens]) => [
      name,
      toGroup(name as keyof ThemeTokens, tokens),
    ]),
  ),
});

/** Files of tokens by their path under `tokens/`. Each can be opened by itself. */
export const tokenFiles = (): Record<string, object> => ({
  "scale.tokens.json": toFile("Gemel: what is the same in every theme and density.", scale),
  ...Object.fromEntries(
    paletteNames.map((name) => [
      `theme/${name}.tokens.json`,
      toFile(`Gemel: colours and shadows, ${name}.`, {
        color: palettes[name],
        shadow: shadowsOf("{color.shadow}"),
      }),
    ]),
  ),
  ...Object.fromEntries(
    densityNames.map((name) => [
      `density/${name}.tokens.json`,
      toFile(`Gemel: sizes of controls, ${name}.`, { control: densities[name] }),
    ]),
  ),
});

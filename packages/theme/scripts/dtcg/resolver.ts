import { densityNames, paletteNames } from "../../src/theme-names.ts";

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

import { describe, expect, it } from "vitest";
import { dark, light, moreContrastDark, moreContrastLight } from "../tokens/index.ts";
import { deficiencyNames, seenDistance } from "./color-vision.ts";
import { contrastRatio } from "./contrast.ts";
import { graphicPairs, textPairs } from "./pairs.ts";

const themes = [
  { name: "light", colors: light, text: 4.5, graphic: 3 },
  { name: "dark", colors: dark, text: 4.5, graphic: 3 },
  { name: "more-contrast, light", colors: moreContrastLight, text: 7, graphic: 4.5 },
  { name: "more-contrast, dark", colors: moreContrastDark, text: 7, graphic: 4.5 },
] as const;

describe("contrastRatio", () => {
  it("is 21 for black on white and 1 for a colour on itself", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#9E1F40", "#9E1F40")).toBe(1);
  });

  it("refuses what is not an opaque colour", () => {
    expect(() => contrastRatio("#2B183080", "#ffffff")).toThrow(TypeError);
  });
});

describe.each(themes)("theme $name", ({ colors, text, graphic }) => {
  it.each(textPairs)("%s is readable on %s", (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(text);
  });

  it.each(graphicPairs)("%s is seen on %s", (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(graphic);
  });

  it.each(Object.entries({ ...colors.trait, ...colors.dimension }))(
    "the graph colour %s is seen on paper and surface",
    (_name, color) => {
      for (const ground of [colors.paper, colors.surface]) {
        expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(graphic);
      }
    },
  );

  it.each(Object.entries(colors.tint))("initials are readable on the tint %s", (_name, tint) => {
    expect(contrastRatio(colors.onTint, tint)).toBeGreaterThanOrEqual(text);
  });

  it.each([
    { group: "trait", list: Object.values(colors.trait) },
    { group: "dimension", list: Object.values(colors.dimension) },
  ])("the $group colours stay apart for every kind of colour vision", ({ list }) => {
    for (const deficiency of [undefined, ...deficiencyNames]) {
      for (const [index, one] of list.entries()) {
        for (const other of list.slice(index + 1)) {
          expect(
            seenDistance(one, other, deficiency),
            `${one} and ${other}, ${deficiency ?? "full colour vision"}`,
          ).toBeGreaterThanOrEqual(0.07);
        }
      }
    }
  });
});

import { describe, expect, it } from "vitest";
import { paletteNames } from "../theme-names.ts";
import { palettes } from "../tokens/theme-tokens.ts";
import { deficiencyNames, seenDistance } from "./color-vision.ts";
import { contrastRatio } from "./contrast.ts";
import { contrastsIn, contrastsOf, demands } from "./contrasts.ts";

describe("contrastRatio", () => {
  it("is 21 for black on white and 1 for a colour on itself", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#9E1F40", "#9E1F40")).toBe(1);
  });

  it("refuses what is not an opaque colour", () => {
    expect(() => contrastRatio("#2B183080", "#ffffff")).toThrow(TypeError);
  });
});

describe("contrastsOf", () => {
  it("finds what is too faint, by the names of the tokens", () => {
    const colors = {
      ...palettes.light,
      twin: "#8FB5B0",
      trait: { ...palettes.light.trait, openness: "#C9B3D8" },
    };
    const faint = contrastsOf(colors, demands.light).filter(({ passes }) => !passes);
    expect(faint.map(({ foreground, background }) => `${foreground} on ${background}`)).toEqual([
      "twin on paper",
      "twin on surface",
      "twin on sunken",
      "twin on twinSoft",
      "trait.openness on paper",
      "trait.openness on surface",
      "trait.openness on sunken",
    ]);
  });

  it("asks more of text than of graphics, and more again where more contrast is wanted", () => {
    expect(demands).toEqual({
      light: { text: 4.5, graphic: 3 },
      dark: { text: 4.5, graphic: 3 },
      "more-contrast-light": { text: 7, graphic: 4.5 },
      "more-contrast-dark": { text: 7, graphic: 4.5 },
    });
  });
});

it.each(["more-contrast-light", "more-contrast-dark"] as const)(
  "in %s a button under the pointer has another ground, and a hairline is a line",
  (palette) => {
    const { garnet, garnetHover, danger, dangerHover, hairline, paper, surface } =
      palettes[palette];
    for (const [rest, hover] of [
      [garnet, garnetHover],
      [danger, dangerHover],
    ] as const) {
      expect(contrastRatio(rest, hover)).toBeGreaterThanOrEqual(1.5);
    }
    for (const ground of [paper, surface]) {
      expect(contrastRatio(hairline, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

describe.each(paletteNames)("the palette %s", (palette) => {
  it.each(contrastsIn(palette))(
    "$foreground on $background has $needed to 1 ($use)",
    ({ ratio, needed }) => {
      expect(ratio).toBeGreaterThanOrEqual(needed);
    },
  );

  it("has colours of traits that stay apart for every kind of colour vision", () => {
    const list = Object.values(palettes[palette].trait);
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

it.each(["dark", "more-contrast-dark"] as const)(
  "in %s the veil leaves no white of a picture above 92 % luminance",
  (palette) => {
    const { veil } = palettes[palette];
    const share = Number.parseInt(veil.slice(7), 16) / 255;
    const channels = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(veil.slice(at, at + 2), 16) * share + 255 * (1 - share);
      return Math.round(channel).toString(16).padStart(2, "0");
    });
    expect(contrastRatio(`#${channels.join("")}`, "#000000")).toBeLessThan((0.92 + 0.05) / 0.05);
  },
);

import type { PaletteName } from "../theme-names.ts";
import type { ColorTokens } from "../tokens/color-tokens.ts";
import { palettes } from "../tokens/theme-tokens.ts";
import { contrastRatio } from "./contrast.ts";
import { graphicPairs, plainGrounds, textPairs } from "./pairs.ts";

/** `graphic` is also large text: 24 px, or bold from 18.66 px. */
export type ContrastUse = "text" | "graphic";
type Demands = Readonly<Record<ContrastUse, number>>;

/** One colour on another, by the names of their tokens: `trait.openness` on `paper`. */
export interface Contrast {
  use: ContrastUse;
  foreground: string;
  background: string;
  /** The two colours, as CSS text. */
  colors: readonly [foreground: string, background: string];
  /** 1 to 21. */
  ratio: number;
  needed: number;
  passes: boolean;
}

const aa: Demands = { text: 4.5, graphic: 3 };
const aaa: Demands = { text: 7, graphic: 4.5 };

/** The minimum ratios of each palette: WCAG 2.2 AA, and AAA for the palettes with more contrast. */
export const demands: Readonly<Record<PaletteName, Demands>> = {
  light: aa,
  dark: aa,
  "more-contrast-light": aaa,
  "more-contrast-dark": aaa,
};

type Named = readonly [name: string, color: string];

const named = (group: string, colors: Readonly<Record<string, string>>): Named[] =>
  Object.entries(colors).map(([name, color]) => [`${group}.${name}`, color]);

/** Every pair of colours that components combine, measured. */
export function contrastsOf(colors: ColorTokens, needed: Demands): Contrast[] {
  const measure =
    (use: ContrastUse) =>
    ([foreground, front]: Named, [background, back]: Named): Contrast => {
      const ratio = contrastRatio(front, back);
      return {
        use,
        foreground,
        background,
        colors: [front, back],
        ratio,
        needed: needed[use],
        passes: ratio >= needed[use],
      };
    };
  const text = measure("text");
  const graphic = measure("graphic");
  const plain = (name: (typeof textPairs)[number][0]): Named => [name, colors[name]];
  return [
    ...textPairs.map(([front, back]) => text(plain(front), plain(back))),
    ...named("tint", colors.tint).map((tint) => text(plain("onTint"), tint)),
    ...graphicPairs.map(([front, back]) => graphic(plain(front), plain(back))),
    ...named("trait", colors.trait).flatMap((color) =>
      plainGrounds.map((ground) => graphic(color, plain(ground))),
    ),
  ];
}

export const contrastsIn = (palette: PaletteName): Contrast[] =>
  contrastsOf(palettes[palette], demands[palette]);

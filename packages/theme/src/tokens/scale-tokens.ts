import { fluid } from "./fluid.ts";

/** Steps of the 4 px grid: `space[4]` is 16 px. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
export const sizeNames = [
  "caption",
  "small",
  "body",
  "lead",
  "title3",
  "title2",
  "title1",
  "hero",
] as const;
export const radiusNames = ["small", "medium", "card", "large", "pill", "bubble"] as const;
export const motionNames = ["quick", "calm", "slow"] as const;
export const easingNames = ["out", "inOut"] as const;

type Names<List extends readonly (string | number)[]> = Record<List[number], string>;

/** The sizes that a density sets: height and padding of a control. */
export type ControlTokens = Record<
  "height" | "heightSmall" | "heightLarge" | "paddingInline",
  string
>;

/** Tokens other than colour and density, the same in every theme. */
export type ScaleTokens = {
  font: Record<"serif" | "sans", string>;
  size: Names<typeof sizeNames>;
  leading: Record<"tight" | "heading" | "snug" | "body", string>;
  tracking: Record<"tight" | "normal" | "wide", string>;
  weight: Record<"regular" | "display" | "medium" | "semibold", string>;
  space: Names<typeof spaceSteps>;
  measure: Record<"form" | "text" | "page", string>;
  radius: Names<typeof radiusNames>;
  motion: Names<typeof motionNames>;
  easing: Names<typeof easingNames>;
  layer: Record<"raised" | "header" | "banner" | "dialog" | "skip", string>;
};

const serifFallback = '"Newsreader Times", "Newsreader Noto", Georgia, serif';
const sansFallback = '"Figtree Arial", "Figtree Roboto", system-ui, sans-serif';

export const scale: ScaleTokens = {
  font: {
    serif: `"Newsreader Variable", ${serifFallback}`,
    sans: `"Figtree Variable", ${sansFallback}`,
  },
  size: {
    caption: "0.8125rem",
    small: "0.875rem",
    body: "1rem",
    lead: fluid(18, 20),
    title3: fluid(21, 24),
    title2: fluid(25, 31),
    title1: fluid(32, 40),
    hero: fluid(40, 64),
  },
  leading: { tight: "1.08", heading: "1.2", snug: "1.4", body: "1.55" },
  tracking: { tight: "-0.02em", normal: "0", wide: "0.02em" },
  weight: { regular: "400", display: "450", medium: "500", semibold: "600" },
  space: {
    0: "0",
    1: "0.25rem",
    2: "0.5rem",
    3: "0.75rem",
    4: "1rem",
    5: "1.25rem",
    6: "1.5rem",
    8: "2rem",
    10: "2.5rem",
    12: "3rem",
    16: "4rem",
    20: "5rem",
    24: "6rem",
  },
  measure: { form: "27rem", text: "62ch", page: "75rem" },
  radius: {
    small: "0.5rem",
    medium: "0.875rem",
    card: "1.5rem",
    large: "2rem",
    pill: "9999px",
    bubble: "1.25rem",
  },
  motion: { quick: "120ms", calm: "180ms", slow: "240ms" },
  easing: { out: "cubic-bezier(0.2, 0.7, 0.3, 1)", inOut: "cubic-bezier(0.5, 0, 0.3, 1)" },
  layer: { raised: "1", header: "10", banner: "20", dialog: "30", skip: "40" },
};

/** 48 px controls, with air. */
export const comfortable: ControlTokens = {
  height: "3rem",
  heightSmall: "2.25rem",
  heightLarge: "3.5rem",
  paddingInline: "1.375rem",
};

/** For a mouse and many rows. */
export const compact: ControlTokens = {
  height: "2.5rem",
  heightSmall: "2rem",
  heightLarge: "3rem",
  paddingInline: "1.125rem",
};

/** Sizes for a coarse pointer in either density: never less than 44 px. */
export const touch: Pick<ControlTokens, "height" | "heightSmall"> = {
  height: "3rem",
  heightSmall: "2.75rem",
};

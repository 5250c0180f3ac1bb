import type { ColorName, ColorTokens } from "./color-tokens.ts";
import type { ThemeTokens } from "./theme-tokens.ts";

/** The purpose of each group of tokens, for the tokens page and the export. */
export const groupDescriptions: Readonly<Record<keyof ThemeTokens, string>> = {
  color: "What a palette decides. Every pair that components combine is tested for contrast.",
  font: "Newsreader for names, headings and quotes; Figtree for reading and controls. After them, fallbacks with the same metrics.",
  size: "Sizes of type. From lead upwards they grow evenly from a 360 px to a 1280 px wide window.",
  leading: "Heights of a line, in font sizes.",
  tracking: "Space between letters, in font sizes.",
  weight: "Weights of both faces; display is for large Newsreader.",
  space: "The 4 px grid, named by its steps.",
  measure: "Widths of forms, of running text and of a page.",
  radius:
    "Corners: controls are pills, cards are soft, a bubble has one small corner towards who speaks.",
  motion: "How long a change takes. None when reduced motion is asked for.",
  easing:
    "How a change runs: out for what arrives or answers, inOut for what moves between two places.",
  layer: "What lies over what, as z-index.",
  control:
    "What a density decides: how tall and wide a control is. In either density a coarse pointer gets a height of 3rem and a heightSmall of 2.75rem, never less than 44 px.",
  shadow:
    "Two steps: raised for cards, overlay for what lies over the page for a while. Air and hairlines come before shadows.",
};

/** The purpose of each plain colour. */
export const colorDescriptions: Readonly<Record<ColorName, string>> = {
  paper: "The page.",
  surface: "Cards, bars, fields and the bubbles of others.",
  sunken: "Wells, what is selected in the navigation, and a control under the pointer.",
  ink: "Text. Also the ground of tooltips and of a chosen option.",
  inkSecond: "Secondary text.",
  hairline: "Separates and carries no meaning; in more contrast a drawn edge.",
  edge: "The edge of a control, seen on every ground.",
  garnet: "The one main action, and people.",
  garnetHover: "Garnet under the pointer.",
  garnetSoft: "A quiet ground for what is about people, and for what is chosen.",
  onGarnet: "Text and icons on garnet.",
  own: "The ground of what the member said. At night darker than garnet: many lines stand on it.",
  onOwn: "Text, icons and edges on it.",
  twin: "What the twin is or says, and nothing else.",
  twinSoft: "The ground of what the twin says.",
  duo: "What the advisor Duo is or says, and nothing else.",
  duoSoft: "The ground of what Duo says.",
  danger: "What failed, and actions that cannot be taken back.",
  dangerHover: "Danger under the pointer.",
  dangerSoft: "The ground of a notice that something failed.",
  onDanger: "Text and icons on danger.",
  success: "What went well.",
  successSoft: "The ground of a notice that something went well.",
  warning: "What needs care.",
  warningSoft: "The ground of a notice that something needs care.",
  focus: "The focus ring.",
  onTint: "Initials on the tints behind portraits.",
  scrim: "Over the page, under a dialog. Translucent.",
  veil: "Over pictures of people, so that none is the brightest thing at night. Clear by day.",
  shadow: "The colour of every shadow. Translucent.",
};

/** The purpose of each group of colours. */
export const colorGroupDescriptions: Readonly<
  Record<Exclude<keyof ColorTokens, ColorName>, string>
> = {
  trait:
    "The Big Five, neuroticism shown as its opposite, stability. Distinct in every kind of colour vision, and never without a shape or a label.",
  tint: "Quiet grounds behind portraits, the same in every palette. Read with onTint.",
};

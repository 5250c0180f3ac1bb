import type { ColorName } from "../tokens/color-tokens.ts";

export type ColorPair = readonly [foreground: ColorName, background: ColorName];

const on = (
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): readonly ColorPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => [foreground, background] as const),
  );

/** The colours of the page, its cards and its wells. */
export const plainGrounds = ["paper", "surface", "sunken"] as const;

/** Cards and notices in the colour of a member or a thing. */
const softGrounds = [
  "garnetSoft",
  "twinSoft",
  "duoSoft",
  "dangerSoft",
  "successSoft",
  "warningSoft",
] as const;

const grounds = [...plainGrounds, ...softGrounds];

/**
 * Text on what it may stand on. Each pair holds at any size: no text leans on the lower demand for
 * large text.
 */
export const textPairs: readonly ColorPair[] = [
  ...on(["ink", "inkSecond", "garnet", "garnetHover"], grounds),
  ...on(["twin"], [...plainGrounds, "twinSoft"]),
  ...on(["duo"], [...plainGrounds, "duoSoft"]),
  ...on(["danger"], [...plainGrounds, "dangerSoft"]),
  ...on(["success"], [...plainGrounds, "successSoft"]),
  ...on(["warning"], [...plainGrounds, "warningSoft"]),
  ...on(["onGarnet"], ["garnet", "garnetHover"]),
  ...on(["onOwn"], ["own"]),
  ...on(["onDanger"], ["danger", "dangerHover"]),
  ...on(["paper", "surface"], ["ink"]),
];

/**
 * Edges of controls and the focus ring on what they may stand on. Icons, bars and rings in a colour
 * that is text above are held to the demand for text there.
 */
export const graphicPairs: readonly ColorPair[] = on(["edge", "focus"], grounds);

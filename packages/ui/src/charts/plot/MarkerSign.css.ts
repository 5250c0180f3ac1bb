import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const { trait } = vars.color;

const marker = style({
  fill: "currentColor",
  // Keeps it apart from the lines that meet in it.
  stroke: vars.color.surface,
  strokeWidth: 3,
  paintOrder: "stroke",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

const colored = (color: string): string => style([marker, { color }]);

export const markers = {
  openness: colored(trait.openness),
  conscientiousness: colored(trait.conscientiousness),
  extraversion: colored(trait.extraversion),
  agreeableness: colored(trait.agreeableness),
  stability: colored(trait.stability),
};

/** A marker among words. */
export const sign = style({
  display: "inline-block",
  inlineSize: "0.875em",
  blockSize: "0.875em",
  marginInlineEnd: vars.space[1],
  verticalAlign: "-0.08em",
});

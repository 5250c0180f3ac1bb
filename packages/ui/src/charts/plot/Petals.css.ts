import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const { trait } = vars.color;

/** In the trait's colour, which the petal's drawing takes as `currentColor`. */
export const colors = {
  openness: style({ color: trait.openness }),
  conscientiousness: style({ color: trait.conscientiousness }),
  extraversion: style({ color: trait.extraversion }),
  agreeableness: style({ color: trait.agreeableness }),
  stability: style({ color: trait.stability }),
};

export const petal = style({
  fill: "currentColor",
  fillOpacity: 0.8,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

/** An outlined petal for a part that is not reached yet. */
export const bud = style({
  fill: "currentColor",
  fillOpacity: 0.32,
  stroke: "currentColor",
  strokeDasharray: "3 4",
  vectorEffect: "non-scaling-stroke",
});

export const vein = style({ stroke: vars.color.paper, strokeOpacity: 0.5, strokeWidth: 1.5 });

export const middle = style({ fill: vars.color.paper });

const open = keyframes({ from: { transform: "scale(0)" } });

/** Opens from the middle; the delay says after which others. */
export const opening = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${open} 240ms ${vars.easing.out} backwards`,
    },
  },
});

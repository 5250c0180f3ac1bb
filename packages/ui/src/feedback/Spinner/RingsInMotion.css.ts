import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const rings = style({ blockSize: "1em", inlineSize: "1.667em", flex: "none" });

const ring = style({
  transformBox: "fill-box",
  transformOrigin: "center",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      strokeDasharray: "250 110",
      strokeLinecap: "round",
      animation: `${turn} 1600ms linear infinite`,
    },
  },
});

const tones = {
  brand: { left: vars.color.garnet, right: vars.color.twin },
  current: { left: "currentColor", right: "currentColor" },
};
const forced = { "@media": { [media.forcedColors]: { stroke: "CanvasText" } } };

export const left = {
  brand: style([ring, { stroke: tones.brand.left, ...forced }]),
  current: style([ring, { stroke: tones.current.left }]),
};
export const right = {
  brand: style([ring, { stroke: tones.brand.right, animationDirection: "reverse", ...forced }]),
  current: style([ring, { stroke: tones.current.right, animationDirection: "reverse" }]),
};

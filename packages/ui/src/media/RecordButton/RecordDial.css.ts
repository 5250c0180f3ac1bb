import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const dial = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "7rem",
  blockSize: "7rem",
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});

export const level = style({
  fill: vars.color.garnet,
  opacity: 0.22,
  // The bar shows it instead.
  display: "none",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      display: "inline",
      transition: `r ${vars.motion.quick} ${vars.easing.out}`,
    },
    [media.forcedColors]: { fill: "Highlight" },
  },
});

export const rim = style({
  fill: "none",
  stroke: vars.color.hairline,
  strokeWidth: "2",
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});

export const used = style({
  fill: "none",
  stroke: vars.color.garnet,
  strokeWidth: "4",
  // Starts at the top.
  transform: "rotate(-90deg)",
  transformOrigin: "center",
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});

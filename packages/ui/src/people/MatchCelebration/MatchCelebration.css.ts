import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const moment = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  textAlign: "center",
});

export const words = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const rings = style({ blockSize: "3.5rem", inlineSize: "100%", overflow: "visible" });

const comeFrom = (distance: string) =>
  keyframes({ from: { translate: distance, opacity: 0 }, to: { translate: "0", opacity: 1 } });

const meeting = (distance: string) =>
  style({
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${comeFrom(distance)} ${vars.motion.slow} ${vars.easing.out} backwards`,
      },
      [media.forcedColors]: { stroke: "CanvasText" },
    },
  });

export const fromStart = style([meeting("-1rem"), { stroke: vars.color.garnet }]);
export const fromEnd = style([meeting("1rem"), { stroke: vars.color.twin }]);

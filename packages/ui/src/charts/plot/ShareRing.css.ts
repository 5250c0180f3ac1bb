import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const ring = style({ flex: "none", inlineSize: "1em", blockSize: "1em", fill: "none" });

export const whole = style({
  stroke: vars.color.edge,
  strokeOpacity: 0.4,
  "@media": { [media.forcedColors]: { stroke: "GrayText", strokeOpacity: 1 } },
});

const draw = keyframes({ from: { strokeDasharray: "0 100" } });

export const share = style({
  stroke: "currentColor",
  strokeLinecap: "round",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${draw} ${vars.motion.slow} ${vars.easing.out}`,
    },
  },
});

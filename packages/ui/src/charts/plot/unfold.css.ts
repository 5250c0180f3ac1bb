import { keyframes } from "@vanilla-extract/css";
import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const fromTheMiddle = keyframes({ from: { transform: "scale(0)", opacity: 0 } });

/** A drawing around 0,0 that opens from there when it appears. */
export const unfold = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${fromTheMiddle} ${vars.motion.slow} ${vars.easing.out}`,
    },
  },
});

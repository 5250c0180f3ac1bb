import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const breathe = keyframes({ "50%": { opacity: 0.25 } });

export const progress = style({ display: "grid", gap: vars.space[2] });

export const text = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  fontSize: vars.size.small,
});

export const label = style({ fontWeight: vars.weight.medium });
export const value = style({ color: vars.color.inkSecond, fontVariantNumeric: "tabular-nums" });

export const track = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "0.5rem",
  // Nearly no line, but one where more contrast is wanted.
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  overflow: "hidden",
  background: vars.color.sunken,
});

export const fill = style({
  fill: vars.color.garnet,
  transition: `width ${vars.motion.slow} ${vars.easing.out}`,
  "@media": {
    [media.forcedColors]: { fill: "Highlight" },
    "(prefers-reduced-motion: no-preference)": {
      selectors: {
        "&[data-indeterminate]": { animation: `${breathe} 1600ms ease-in-out infinite` },
      },
    },
  },
  selectors: {
    "&[data-indeterminate]": { opacity: 0.6 },
    "[dir=rtl] &": { transform: "scaleX(-1)", transformOrigin: "center", transformBox: "view-box" },
  },
});
